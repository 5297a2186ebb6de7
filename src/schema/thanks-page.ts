import { z } from 'zod';
import { head, localizedList, localizedText, text } from './localized.ts';

/** The page after a form. */
export const thanksPage = z.strictObject({
  head,
  title: localizedText,
  message: localizedText,
  next: z.strictObject({ title: localizedText, items: localizedList(text) }),
  home: localizedText,
  courses: localizedText,
});
