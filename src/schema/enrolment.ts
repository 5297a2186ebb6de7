import { z } from 'zod';
import { localizedText, localizedTexts } from './localized.ts';
import { articleId, routeId } from './references.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';
import { object } from './object.ts';

/** Values of a course that a row of its page may state; several rows may state entry requirements. */
const rowFact = z.enum(['price', 'start', 'campus', 'hours', 'includes', 'entry']);
export type RowFact = z.infer<typeof rowFact>;

/** A labelled fact. An unconfirmed one is a sample, with the question that settles it. */
export const answerRow = object({
  label: localizedText.meta({ title: 'Dato' }),
  /** The comparison finds the row by it. */
  fact: rowFact.optional().meta({ office: false }),
  value: localizedText.meta({ title: 'Qué dice' }),
  /** Only for courses that the agency certifies, such as a condition about the medical. */
  certified: z.literal(true).optional().meta({ office: false }),
  ...sampleAnswer,
}).refine(asksWhileSample, asksWhileSampleMessage);

/**
 * The facts about enrolment that are the same for every course, from the first question to the first day:
 * `content/enrolment.yaml`.
 */
export const enrolment = object({
  /** From the first question to the first class, in order. */
  steps: object({
    title: localizedText,
    items: z
      .array(localizedTexts(['title', 'text']))
      .length(5)
      .meta({ title: 'Pasos' }),
    ...sampleAnswer,
  })
    .refine(asksWhileSample, asksWhileSampleMessage)
    .meta({ title: 'De la pregunta a la primera clase' }),
  /** Rows after a course's own rows in its list of costs, and links to articles and pages below its questions. */
  money: object({
    rows: z.array(answerRow),
    /** The button to the budget with the visitor's own figures. */
    budget: localizedText.meta({ title: 'Botón del presupuesto' }),
    links: z
      .array(
        z.union([
          object({ article: articleId, label: localizedText.meta({ title: 'Texto del enlace' }) }),
          object({ page: routeId, label: localizedText.meta({ title: 'Texto del enlace' }) }).meta({
            title: 'Una página',
          }),
        ]),
      )
      .min(1),
  }).meta({ title: 'Pagos' }),
});
