import { z } from 'zod';
import { localizedText } from './localized.ts';
import { articleId } from './references.ts';

/** `content/pages/blog.yaml`. */
export const blogPage = z.strictObject({
  /** The reading list for beginners: articles in the best order, each with a short name. */
  startHere: z
    .array(
      z.strictObject({
        article: articleId.meta({ title: 'Artículo' }),
        step: localizedText.meta({ title: 'Nombre corto' }),
      }),
    )
    .min(2)
    .max(6)
    .meta({ title: 'Por dónde empezar' }),
});
