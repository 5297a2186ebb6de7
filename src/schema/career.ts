import { z } from 'zod';
import { head, localizedText, text } from './localized.ts';
import { externalLink, linkedCourseId } from './references.ts';
import { pageLink } from './course-sections.ts';

/** The points of the career, in the order of the list: the drawing has a place for each. */
export const careerStepIds = [
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
export const careerStepId = z.enum(careerStepIds);
export type CareerStepId = (typeof careerStepIds)[number];

/** The clocks that run, each a box on the drawing. */
export const careerClockIds = [
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
export type CareerClockId = (typeof careerClockIds)[number];

/** A statement about the rules: `source` is a name of `sources`, so none stands without one. */
const sourced = { text: localizedText, source: text };
const fact = z.strictObject(sourced);

const step = z.strictObject({
  id: careerStepId,
  name: localizedText,
  /** Under the name on the drawing. */
  code: localizedText.optional(),
  /** What one may do there. */
  what: fact.optional(),
  /** Points from which this one is the next. */
  after: z.array(careerStepId),
  needs: z.array(fact),
  /** Who gives it. */
  by: fact.optional(),
  /** How long it takes. */
  takes: fact.optional(),
  /** Courses of the centre that lead to it. */
  courses: z.array(linkedCourseId),
});

const clock = z.strictObject({
  id: careerClockId,
  name: localizedText,
  /** As the drawing writes it: "Clase 3", "24 · 12 meses". */
  label: localizedText,
  short: localizedText,
  ...sourced,
});

const former = z.strictObject({ was: localizedText, ...sourced });

/** The map of a controller's career: `content/deciding/career.yaml`. */
export const career = z
  .strictObject({
    head,
    hero: z.strictObject({ title: localizedText, lead: localizedText }),
    /** The day on which a source was read: rules change, and the page says as of when it speaks. */
    sources: z.record(z.string(), z.strictObject({ title: localizedText, url: externalLink, read: z.iso.date() })),
    form: z.strictObject({
      from: localizedText,
      to: localizedText,
      label: localizedText,
      everything: localizedText,
      clear: localizedText,
      submit: localizedText,
      unknown: localizedText,
      /** The visitor wants to be where they are, or at a point that lies behind. */
      here: localizedText,
      behind: localizedText,
    }),
    words: z.strictObject({
      drawing: localizedText,
      /** With `{from}` and `{to}`. */
      route: localizedText,
      steps: localizedText,
      needs: localizedText,
      by: localizedText,
      takes: localizedText,
      courses: localizedText,
      source: localizedText,
      noNeeds: localizedText,
    }),
    steps: z.array(step).length(careerStepIds.length),
    clocks: z.strictObject({
      title: localizedText,
      intro: localizedText,
      items: z.array(clock).length(careerClockIds.length),
    }),
    former: z.strictObject({
      title: localizedText,
      intro: fact,
      caption: localizedText,
      columns: z.strictObject({ was: localizedText, now: localizedText }),
      items: z.array(former).min(1),
    }),
    references: z.strictObject({ title: localizedText, read: localizedText }),
    next: z.strictObject({ title: localizedText, text: localizedText, links: z.array(pageLink).min(1) }),
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
  }, 'a source is listed that no fact names');

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
