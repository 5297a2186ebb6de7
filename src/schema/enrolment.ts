import { z } from 'zod';
import { localizedText } from './localized.ts';
import { articleId, routeId } from './references.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';

/** A labelled fact; while unconfirmed, a sample with the question that settles it. */
export const answerRow = z
  .strictObject({ label: localizedText, value: localizedText, ...sampleAnswer })
  .refine(asksWhileSample, asksWhileSampleMessage);

/**
 * `content/enrolment.yaml`: holds the facts that are the same for every course between the first question and the first
 * day.
 */
export const enrolment = z.strictObject({
  /** From the question to the first class, in order. */
  steps: z
    .strictObject({
      title: localizedText,
      items: z.array(z.strictObject({ title: localizedText, text: localizedText })).length(5),
      ...sampleAnswer,
    })
    .refine(asksWhileSample, asksWhileSampleMessage),
  /** Rows that follow a course's own in its list of costs, and the articles to read on. */
  money: z.strictObject({
    rows: z.array(answerRow),
    links: z
      .array(
        z.union([
          z.strictObject({ article: articleId, label: localizedText }),
          z.strictObject({ page: routeId, label: localizedText }),
        ]),
      )
      .min(1),
  }),
});
