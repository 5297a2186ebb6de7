import { z } from 'zod';
import { localizedText } from './localized.ts';
import { routeId } from './references.ts';

/** What the 404 screen offers below its fixed words: other pages to go on to. */
export const notFoundPage = z.strictObject({
  title: localizedText,
  text: localizedText,
  links: z.array(z.strictObject({ route: routeId, label: localizedText })).min(2),
});

export type NotFoundPage = z.infer<typeof notFoundPage>;
