import { z } from 'zod';
import { localizedText } from './localized.ts';
import { articleId } from './references.ts';

/** `content/pages/blog.yaml`. */
export const blogPage = z.strictObject({
  /** The way in for who starts: articles in the order in which they are best read, each with its short name. */
  startHere: z
    .array(z.strictObject({ article: articleId, step: localizedText }))
    .min(2)
    .max(6),
});
