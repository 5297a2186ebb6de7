import { z } from 'zod';
import { localized, localizedText, text } from './localized.ts';
import { articleId, linkedCourseId, routeId } from './references.ts';

/** Where a question is answered. */
const target = z.union([
  z.strictObject({ page: routeId }),
  z.strictObject({ course: linkedCourseId }),
  z.strictObject({ article: articleId }),
]);

/**
 * Pairs frequent questions to the search with the pages that answer them. A query means a question when it has every
 * word of one of its `keywords`, or other names of them, and says nothing else.
 */
export const searchQuestions = z.strictObject({
  questions: z.array(
    z.strictObject({
      /** As people type them, in any order of words; mistakes and accents are forgiven. */
      keywords: localized(z.array(text).min(1)),
      to: target,
      /** Shown above the results. `{next}` becomes the next start of the course, or of every course with an edition ahead. */
      answer: localizedText.optional(),
    }),
  ),
});

export type SearchQuestion = z.infer<typeof searchQuestions>['questions'][number];
