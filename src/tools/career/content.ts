import { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import type { RouteId } from '../../site/routes.ts';
import { head, localizedText, text, localizedTexts } from '../../schema/localized.ts';
import { externalLink, linkedCourseId } from '../../schema/references.ts';
import { waysOn } from '../../schema/course-sections.ts';
import { object } from '../../schema/object.ts';

/** The points of the career, in the order of the list; the drawing has a position for each. */
const careerStepIds = [
  'beginning',
  'student',
  'tower-rating',
  'approach-rating',
  'area-rating',
  'tower-unit',
  'approach-unit',
  'area-unit',
  'ojti',
  'stdi',
  'assessor',
] as const;
const careerStepId = z.enum(careerStepIds);
export type CareerStepId = (typeof careerStepIds)[number];

/** The time limits of the career, each a box on the drawing. */
const careerClockIds = [
  'apply',
  'language',
  'medical',
  'medical-57',
  'start',
  'idle',
  'unit',
  'absence',
  'instructing',
] as const;
const careerClockId = z.enum(careerClockIds);

/** A statement about the rules, with its source: a key of `sources`. */
const sourced = { text: localizedText, source: text.meta({ office: false }) };
const fact = object(sourced);

const step = object({
  id: careerStepId.meta({ office: false }),
  name: localizedText,
  /** Below the name on the drawing. */
  code: localizedText.optional().meta({ title: 'Debajo del nombre' }),
  /** The work that the licence allows. */
  what: fact.optional().meta({ title: 'Qué se puede hacer' }),
  /** The points that lead directly to this one. */
  after: z.array(careerStepId).meta({ office: false }),
  needs: z.array(fact).meta({ title: 'Qué pide' }),
  /** The body that issues the licence, rating or endorsement. */
  by: fact.optional().meta({ title: 'Quién lo da' }),
  /** How long the step takes. */
  takes: fact.optional().meta({ title: 'Cuánto dura' }),
  /** Courses of the centre that lead to the step. */
  courses: z.array(linkedCourseId).meta({ title: 'Cursos que llevan ahí' }),
});

const clock = object({
  id: careerClockId.meta({ office: false }),
  name: localizedText,
  /** The label on the drawing: "Clase 3", "24 · 12 meses". */
  label: localizedText.meta({ title: 'En el dibujo' }),
  short: localizedText.meta({ title: 'Nombre corto' }),
  ...sourced,
});

const former = object({ was: localizedText.meta({ title: 'Nombre anterior' }), ...sourced });

/** The map of a controller's career: `content/deciding/career.yaml`. */
export const career = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  /** The sources by key. The page states the day on which each was read, because rules change. */
  sources: z
    .record(
      z.string(),
      object({
        title: localizedText,
        url: externalLink,
        read: z.iso.date(),
      }),
    )
    .meta({ title: 'Fuentes' }),
  form: localizedTexts({
    from: 'Dónde estás',
    to: 'Adónde quieres ir',
    label: 'Nombre del formulario',
    everything: 'Ver todo',
    clear: 'Borrar',
    submit: 'Botón',
    unknown: 'Si no se conoce el punto',
    /** Messages for an aim that is the present point, or a point before it. */
    here: 'Si ya está ahí',
    behind: 'Si ya lo ha pasado',
  }).meta({ title: 'Formulario' }),
  words: object({
    drawing: localizedText.meta({ title: 'Descripción del dibujo' }),
    /** Contains `{from}` and `{to}`. */
    route: localizedText.meta({ title: 'Recorrido', description: '{from} y {to} son los puntos elegidos.' }),
    steps: localizedText.meta({ title: 'Puntos' }),
    needs: localizedText.meta({ title: 'Qué pide' }),
    by: localizedText.meta({ title: 'Quién lo da' }),
    takes: localizedText.meta({ title: 'Cuánto dura' }),
    courses: localizedText.meta({ title: 'Cursos que llevan ahí' }),
    source: localizedText.meta({ title: 'Fuente' }),
    noNeeds: localizedText.meta({ title: 'Si no pide nada' }),
  }).meta({ title: 'Palabras de la página' }),
  steps: z.array(step).length(careerStepIds.length).meta({ title: 'Puntos de la carrera' }),
  clocks: object({
    title: localizedText,
    intro: localizedText,
    items: z.array(clock).length(careerClockIds.length),
  }).meta({ title: 'Plazos' }),
  former: object({
    title: localizedText,
    intro: fact,
    caption: localizedText.meta({ title: 'Pie' }),
    columns: localizedTexts({ was: 'Antes', now: 'Ahora' }).meta({ title: 'Columnas' }),
    items: z.array(former).min(1),
  }).meta({ title: 'Nombres anteriores' }),
  references: object({
    title: localizedText,
    read: localizedText.meta({ title: 'Leído el día', description: 'Palabras delante de la fecha.' }),
  }).meta({ title: 'Referencias' }),
  next: waysOn,
})
  .refine(
    ({ steps }) => steps.every(({ id }, index) => id === careerStepIds[index]),
    `the steps stand in this order: ${careerStepIds.join(', ')}`,
  )
  .refine(
    (content) => namedSources(content).every((name) => Object.hasOwn(content.sources, name)),
    'a fact names a source that is not in the list of sources',
  )
  .refine((content) => {
    const named = namedSources(content);
    return Object.keys(content.sources).every((name) => named.includes(name));
  }, 'a source in the list of sources is named by no fact');

type Named = {
  steps: z.infer<typeof step>[];
  clocks: { items: Sourced[] };
  former: { intro: Sourced; items: Sourced[] };
};
type Sourced = { source: string };

function namedSources({ steps, clocks, former: before }: Named): string[] {
  const ofSteps = steps.flatMap(({ what, needs, by, takes }) => [what, ...needs, by, takes]);
  const facts: (Sourced | undefined)[] = [...ofSteps, ...clocks.items, before.intro, ...before.items];
  return facts.flatMap((each) => each?.source ?? []);
}

/** A statement about the rules, in one language, with the id of its source. */
export type SourcedText = InLanguage<z.infer<typeof fact>>;

/** A point of the career, in one language. */
export type CareerPointContent = Omit<InLanguage<z.infer<typeof step>>, 'courses'> & {
  courses: readonly { id: string; name: string; route: RouteId; suffix?: string | undefined }[];
};

/** A time limit, as a box of the drawing and as a row of its list. */
export type CareerClock = InLanguage<z.infer<typeof clock>>;

/** A source. Its number is its place in the list; `read` is a text with the day on which it was read. */
export type CareerSource = { id: string; title: string; url: string; read: string };

/** The texts of the page, in one language. */
export type CareerTexts = InLanguage<z.infer<typeof career>>;
