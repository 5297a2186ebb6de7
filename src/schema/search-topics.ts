import { z } from 'zod';
import { isIndexed, routeIds } from '../site/routes.ts';
import { localized, localizedText, text } from './localized.ts';
import { articleId, linkedCourseId } from './references.ts';
import { object } from './object.ts';

/** The pages that the site search finds. */
const foundPage = z.enum(routeIds.filter(isIndexed)).meta({ office: false });

/** The page or section that a topic leads to. */
const target = z.union([
  object({ page: foundPage }).meta({ title: 'Una página' }),
  object({ course: linkedCourseId }),
  object({ article: articleId }),
]);

/** The words under which people look for a page, besides those of the page, and the answer above the results. */
export const searchTopics = object({
  topics: z.array(
    object({
      to: target.meta({ title: 'Dónde se contesta' }),
      /** In any order; typing errors and accents are tolerated. */
      words: localized(z.array(text).min(1)).meta({
        title: 'Palabras con las que se busca',
        description: 'En cualquier orden, sin repetir plurales.',
      }),
      /**
       * Shown above the results. `{next}` becomes the next start of the course, or of every course with a future
       * edition.
       */
      answer: localizedText.optional().meta({ description: '{next} es el próximo comienzo del curso.' }),
      /** The answer to a query that names a course; `{course}`, `{price}`, `{tax}`, `{duration}`, `{next}`. */
      ofCourse: localizedText.optional().meta({
        title: 'Respuesta sobre un curso',
        description: '{course}, {price}, {tax}, {duration} y {next} son los de ese curso.',
      }),
    }),
  ),
});

export type SearchTopic = z.infer<typeof searchTopics>['topics'][number];
