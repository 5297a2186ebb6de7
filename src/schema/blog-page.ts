import { z } from 'zod';
import { localizedText } from './localized.ts';
import { articleId } from './references.ts';
import { object } from './object.ts';

/** `content/pages/blog.yaml`. */
export const blogPage = object({
  /** The reading list for beginners: articles in the best order, each with a short name. */
  startHere: z
    .array(object({ article: articleId, step: localizedText.meta({ title: 'Nombre corto' }) }))
    .min(2)
    .max(6)
    .meta({ title: 'Por dónde empezar' }),
});
