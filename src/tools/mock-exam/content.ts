import { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import type { ShownSource } from '../parts/shown-sources.ts';
import type { ExamPart, ExamQuestion, ExamRules, ExamUnit } from './exam-bank.ts';
import { longestSheet, type SheetRequest } from './sheet-answers.ts';
import { waysOn } from '../../schema/course-sections.ts';
import { factSource } from '../parts/deciding-facts.ts';
import { head, localizedText, text, localizedTexts } from '../../schema/localized.ts';
import { object } from '../../schema/object.ts';

/** Ids in the list of sources: the source of a rule, and a second one. */
const origin = { source: text.meta({ office: false }), also: text.optional().meta({ office: false }) };
const count = z.int().positive();
const points = z.number().positive().meta({ title: 'Puntos' });
const test = object({
  questions: count,
  minimum: points.meta({ title: 'Mínimo' }),
  ...origin,
});

/** The page of the mock exam and the rules of the test: `content/deciding/mock-exam.yaml`. */
export const mockExam = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  sources: z.record(text, factSource),
  /** The published rules of the test. */
  rules: object({
    knowledge: test.meta({ title: 'Conocimientos' }),
    english: test.meta({ title: 'Inglés' }),
    penalty: object({ points, ...origin }).meta({ title: 'Penalización' }),
  }).meta({ title: 'Reglas de la prueba' }),
  /** Values of this mock exam, not of the official test. */
  ours: object({
    unitQuestions: count.meta({ title: 'Preguntas por tema' }),
    sheetQuestions: count.max(longestSheet, 'an address holds ten answers').meta({ title: 'Preguntas de una hoja' }),
    secondsPerQuestion: count.meta({ title: 'Segundos por pregunta' }),
  }).meta({ title: 'Decisiones de este simulacro' }),
  /** Short names of the units, from the syllabus. */
  units: localizedTexts<ExamUnit>({
    institutions: 'Instituciones',
    codes: 'Códigos',
    meteorology: 'Meteorología',
    charts: 'Cartas',
    navigation: 'Navegación',
    'flight-plan': 'Plan de vuelo',
    profession: 'Profesión',
    'human-factors': 'Factores humanos',
    aerodynamics: 'Aerodinámica',
    english: 'Inglés',
  }).meta({ title: 'Nombres de los temas' }),
  form: localizedTexts({
    label: 'Nombre del formulario',
    part: 'Prueba',
    paper: 'Conocimientos',
    time: 'Tiempo',
    timed: 'Con reloj',
    untimed: 'Sin reloj',
    seed: 'Número de la hoja',
    seedHelp: 'Ayuda del número',
    start: 'Empezar',
    sheet: 'Ver las preguntas',
    clear: 'Elegir otra prueba',
  }).meta({ title: 'Formulario' }),
  problems: localizedTexts({ part: 'Prueba', seed: 'Número de la hoja', answers: 'Respuestas que no existen' }).meta({
    title: 'Avisos de error',
  }),
  format: object({
    title: localizedText,
    /** Labels of the points for each answer. */
    marks: localizedTexts({ right: 'Acierto', wrong: 'Error', blank: 'En blanco' }).meta({ title: 'Puntuación' }),
    time: localizedText.meta({ title: 'Tiempo' }),
    ours: localizedText.meta({ title: 'Lo que es nuestro' }),
    language: localizedText.meta({ title: 'Idioma' }),
    sources: localizedText,
    /** Contains `{dated}` and `{read}`. */
    dates: localizedText.meta({ title: 'Fechas', description: '{dated} es la del texto y {read} la de lectura.' }),
    undated: localizedText.meta({ title: 'Sin fecha' }),
  }).meta({ title: 'Cómo es la prueba' }),
  /** `{count}` is a number of questions, `{points}` and `{questions}` are the totals of a paper. */
  board: localizedTexts({
    title: 'Título',
    units: 'Título de las unidades',
    questions: 'Preguntas',
    bank: 'Preguntas del banco',
    minimum: 'Mínimo',
    last: 'Último resultado',
  }).meta({ title: 'Pruebas para elegir', description: '{count} es el número de preguntas.' }),
  sheet: localizedTexts({
    title: 'Título',
    status: 'Resumen',
    question: 'Pregunta',
    blank: 'En blanco',
    submit: 'Corregir',
    other: 'Otra hoja',
    failed: 'Si no llegan las preguntas',
  }).meta({
    title: 'Hoja de preguntas',
  }),
  result: localizedTexts({
    title: 'Título',
    points: 'Puntos',
    counts: 'Recuento',
    reached: 'Si se llega al mínimo',
    missed: 'Si no se llega',
    units: 'Por temas',
    unitsNote: 'Nota sobre los temas',
    wrong: 'Errores',
    noneWrong: 'Sin errores',
    blank: 'En blanco',
    yours: 'Tu respuesta',
    right: 'Correcta',
    source: 'Fuente',
    read: 'Leída el día',
  }).meta({ title: 'Resultado' }),
  progress: localizedTexts({
    title: 'Título',
    running: 'A medias',
    resume: 'Seguir',
    left: 'Tiempo que queda',
    gone: 'Si ya no se puede seguir',
    done: 'Entregadas',
    see: 'Repasar',
    kept: 'Dónde se guardan',
    export: 'Guardar en un archivo',
    delete: 'Borrar todas',
    back: 'Volver',
    sure: '¿Seguro?',
  }).meta({ title: 'Progreso' }),
  next: waysOn,
}).superRefine(({ sources, rules }, context) => {
  const named = Object.entries(rules).flatMap(([name, { source, also }]) =>
    [source, also].flatMap((id) => (id === undefined ? [] : [{ name, id }])),
  );
  for (const { name, id } of named)
    if (!Object.hasOwn(sources, id))
      context.addIssue({ code: 'custom', path: ['rules', name], message: `there is no source "${id}"` });
  for (const id of Object.keys(sources))
    if (!named.some((each) => each.id === id))
      context.addIssue({ code: 'custom', path: ['sources', id], message: 'no rule names this source' });
});

type Texts = InLanguage<z.infer<typeof mockExam>>;

/** The content of the mock exam, in one language. */
export type MockExamToolContent = {
  rules: ExamRules;
  /** The name of each part, the number of its questions, and the number of questions in its bank. */
  parts: Readonly<Record<ExamPart, { name: string; questions: number; bank: number }>>;
  words: Pick<Texts, 'form' | 'problems' | 'format' | 'board' | 'sheet' | 'result' | 'progress'>;
  sources: readonly ShownSource[];
};

/** A sheet, the questions from which it is drawn, and the request in its address. */
export type ExamSheetProps = MockExamToolContent & {
  bank: readonly ExamQuestion[];
  request: SheetRequest & { part: ExamPart };
};
