import { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import type { Rules } from '../parts/deciding-facts.ts';
import type { OfferId, ShownOffer } from '../parts/offers.ts';
import type { ShownSource } from '../parts/shown-sources.ts';
import type { CanIQuestion, canIQuestions } from './questions.ts';
import type { BestReason, Closed, ConditionId, LegId, WayId } from './ways.ts';
import { head, localizedText, localizedTexts, titled } from '../../schema/localized.ts';
import { articleId, courseId, routeId } from '../../schema/references.ts';
import { object } from '../../schema/object.ts';
import { problemTexts } from '../parts/problem-texts.ts';

const named = localizedTexts(['name', 'text']);

function optionsOf<const Name extends Exclude<CanIQuestion, 'age'>>(
  titles: Readonly<Record<(typeof canIQuestions)[Name]['options'][number], string>>,
) {
  return object({
    label: localizedText.meta({ title: 'Pregunta' }),
    help: localizedText.optional(),
    options: localizedTexts(titles),
  });
}

const way = object({
  code: localizedText.meta({ title: 'Siglas' }),
  name: localizedText,
  /** A sentence about the result of the way. */
  leads: localizedText.meta({ title: 'Adónde lleva' }),
  to: z
    .union([object({ page: routeId }).meta({ title: 'Una página' }), object({ article: articleId })])
    .meta({ title: 'Adónde lleva el botón' }),
  action: localizedText,
  article: articleId.meta({ title: 'Artículo que lo explica' }),
  /** Shown instead of the start, while no date is known. */
  starts: localizedText.meta({ title: 'Inicio, sin fecha' }),
  /** The notice offered for a way without a course of ours. */
  tellMe: object({
    /** Absent for ENAIRE's call. */
    course: courseId.optional().meta({ office: false }),
    label: localizedText.meta({ title: 'Enlace' }),
  })
    .optional()
    .meta({ title: 'Pedir aviso' }),
});

/** The page that shows a visitor which ways to the licence are open: `content/deciding/can-i.yaml`. */
export const canI = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  form: localizedTexts({
    label: 'Nombre del formulario',
    submit: 'Botón',
    clear: 'Borrar respuestas',
    unanswered: 'Sin contestar',
  }).meta({ title: 'Formulario' }),
  questions: object({
    age: object({
      label: localizedText.meta({ title: 'Pregunta' }),
      help: localizedText.optional(),
    }).meta({ title: 'Edad' }),
    studies: optionsOf<'studies'>({
      below: 'Menos de bachillerato',
      school: 'Bachillerato',
      degree: 'Título universitario',
    }).meta({ title: 'Estudios' }),
    spanish: optionsOf<'spanish'>({ below: 'Insuficiente', working: 'De trabajo', native: 'Nativo' }).meta({
      title: 'Español',
    }),
    english: optionsOf<'english'>({ below: 'Menos de B2', b2: 'B2', c1: 'C1' }).meta({ title: 'Inglés' }),
    nationality: optionsOf<'nationality'>({ eu: 'De la UE', resident: 'Residente en España', other: 'Otra' }).meta({
      title: 'Nacionalidad',
    }),
    licence: optionsOf<'licence'>({
      none: 'Ninguna',
      tower: 'Alumno con torre',
      all: 'Alumno con todas',
      towerController: 'Controlador de torre',
      controller: 'Controlador con otras habilitaciones',
    }).meta({ title: 'Licencia' }),
    issuer: optionsOf<'issuer'>({ eu: 'De la UE', military: 'Militar', outside: 'De otro país' }).meta({
      title: 'Quién la expidió',
    }),
    health: optionsOf<'health'>({ clear: 'Sin problemas', doubt: 'Con dudas', certificate: 'Con certificado' }).meta({
      title: 'Salud',
    }),
    months: optionsOf<'months'>({ none: 'Ninguno', six: 'Seis', year: 'Un año', two: 'Dos años' }).meta({
      title: 'Meses',
    }),
  }),
  problems: problemTexts,
  result: object({
    title: localizedText,
    none: localizedText.meta({ title: 'Si no hay ningún camino' }),
    count: localizedTexts({ one: 'Uno', other: 'Varios', zero: 'Ninguno' }).meta({ title: 'Recuento' }),
    states: localizedTexts({ open: 'Abierto', later: 'Más adelante', closed: 'Cerrado' }).meta({ title: 'Estados' }),
    best: localizedTexts<BestReason>({
      askFirst: 'Licencia de fuera, por aceptar',
      employed: 'Con licencia, sin plaza',
      goesOn: 'Continúa lo que ya tiene',
      sixMonths: 'Cabe en sus meses',
      readyForTests: 'Inglés listo para las pruebas',
      evenings: 'Solo por las tardes',
      wholeLicence: 'Todas las salidas',
      onlyOne: 'El más cercano',
    }).meta({ title: 'Por qué encaja' }),
    fits: localizedText.meta({ title: 'Encaja' }),
    cells: localizedTexts({ months: 'Meses', cost: 'Coste', start: 'Próximo comienzo' }).meta({
      title: 'Datos de cada camino',
    }),
    unknownMonths: localizedText.meta({ title: 'Duración desconocida' }),
    unknownCost: localizedText.meta({ title: 'Coste desconocido' }),
    free: localizedText.meta({ title: 'Gratis' }),
    paidCourse: localizedText.meta({ title: 'Curso que paga la empresa' }),
    monthsUnit: localizedText.meta({ title: 'Meses' }),
    upTo: localizedText.meta({ title: 'Hasta' }),
    missing: localizedText.meta({ title: 'Qué falta' }),
    first: localizedText.meta({ title: 'Lo primero' }),
    earliest: localizedText.meta({ title: 'Lo antes posible' }),
    fromStart: localizedText.meta({ title: 'Desde el comienzo' }),
    closesAt: localizedText.meta({ title: 'Edad a la que se cierra', description: '{age} es la edad.' }),
    sampleStart: localizedText.meta({ title: 'Comienzo de muestra' }),
    explained: localizedText.meta({ title: 'Explicación' }),
    sources: localizedText,
    sourceDates: localizedText.meta({ title: 'Fechas de las fuentes' }),
    undated: localizedText.meta({ title: 'Sin fecha' }),
    noPromise: localizedText.meta({ title: 'No es una promesa' }),
    others: localizedText.meta({ title: 'Los demás' }),
    next: localizedTexts({
      costs: 'Calcular el coste',
      ask: 'Enviar la consulta',
      tellMe: 'Pedir aviso',
      share: 'Guardar o compartir',
    }).meta({ title: 'Qué hacer ahora' }),
    letter: localizedTexts({ opening: 'Comienzo', question: 'Pregunta' }).meta({ title: 'Mensaje ya escrito' }),
  }),
  closed: localizedTexts<Closed>({
    age: 'Por la edad',
    nationality: 'Por la nacionalidad',
    holds: 'Ya tiene la licencia',
    licensed: 'Ya es controlador',
    needsTower: 'Falta la torre',
    needsLicence: 'Falta la licencia',
  }).meta({ title: 'Por qué está cerrado' }),
  conditions: object(
    titled<ConditionId, typeof named>(named, {
      years: 'Edad',
      school: 'Bachillerato',
      degree: 'Título universitario',
      english: 'Inglés',
      spanish: 'Español',
      portuguese: 'Portugués',
      visa: 'Visado',
      papers: 'Permiso de trabajo',
      permit: 'Permiso británico',
      accepted: 'Licencia aceptada',
      ratings: 'Habilitaciones',
      time: 'Tiempo',
    }),
  ).meta({ title: 'Condiciones' }),
  legs: object({
    ...titled<Exclude<LegId, 'medical'>, typeof named>(named, {
      acceptance: 'Aceptación de la licencia',
      call: 'Convocatoria',
      selection: 'Pruebas',
      course: 'Curso',
      languageTests: 'Niveles de idioma',
      licence: 'Licencia',
      employer: 'Empleo',
    }),
    medical: named
      .extend({ doubt: localizedText.meta({ title: 'Si hay dudas' }) })
      .meta({ title: 'Reconocimiento médico' }),
  }).meta({ title: 'Etapas' }),
  ways: object(
    titled<WayId, typeof way>(way, {
      acceptance: 'Licencia de fuera de la UE',
      enaire: 'ENAIRE',
      tower: 'Bloque 1',
      all: 'Habilitación completa',
      block2: 'Bloque 2',
      initial: 'Curso inicial',
      towers: 'Torres privadas',
      ireland: 'Irlanda',
      uk: 'Reino Unido',
      portugal: 'Portugal',
    }),
  ).meta({ title: 'Caminos' }),
});

/** The texts of the tool, in one language. */
export type CanITexts = Omit<InLanguage<z.infer<typeof canI>>, 'head' | 'hero' | 'ways'>;

type WayTexts = Omit<InLanguage<z.infer<typeof way>>, 'to' | 'article' | 'tellMe'> & {
  path: string;
  article: { path: string; title: string };
  tellMe?: { course: string; label: string } | undefined;
};

/** The content of the tool, in one language. */
export type CanIToolContent = {
  texts: CanITexts;
  ways: Record<WayId, WayTexts>;
  rules: Rules;
  offers: Record<OfferId, ShownOffer>;
  /** The state of ENAIRE's newest round. */
  round: string;
  /** Whether the next starts are samples. */
  sample: boolean;
  sources: readonly ShownSource[];
};
