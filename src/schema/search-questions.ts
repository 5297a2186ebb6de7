import { z } from 'zod';
import { isIndexed, routeIds } from '../site/routes.ts';
import { localized, localizedText, text } from './localized.ts';
import { articleId, linkedCourseId } from './references.ts';

/** The pages that the site search finds. */
const foundPage = z.enum(routeIds.filter(isIndexed)).meta({ office: false });

/** The page or section that answers a question. */
const target = z.union([
  z.strictObject({ page: foundPage }).meta({ title: 'Una página' }),
  z.strictObject({ course: linkedCourseId.meta({ title: 'Curso' }) }),
  z.strictObject({ article: articleId.meta({ title: 'Artículo' }) }),
]);

/**
 * Maps frequent search queries to the pages that answer them. A query matches a question if the query has every word of
 * one entry in `keywords`, or a synonym, and no other significant word.
 */
export const searchQuestions = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        /** As people type them, in any order; typing errors and accents are tolerated. */
        keywords: localized(z.array(text).min(1)).meta({
          title: 'Palabras de la pregunta',
          description: 'Como se escriben, en cualquier orden.',
        }),
        to: target.meta({ title: 'Dónde se contesta' }),
        /**
         * Shown above the results. `{next}` becomes the next start of the course, or of every course with a future
         * edition.
         */
        answer: localizedText
          .optional()
          .meta({ title: 'Respuesta', description: '{next} es el próximo comienzo del curso.' }),
      }),
    )
    .meta({ title: 'Preguntas' }),
});

export type SearchQuestion = z.infer<typeof searchQuestions>['questions'][number];
