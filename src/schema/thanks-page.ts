import { z } from 'zod';
import { head, localizedList, localizedText, text } from './localized.ts';

/** The page after a form (specification of the pages, section 2, "Form-success page"). */
export const thanksPage = z.strictObject({
  head,
  title: localizedText,
  message: localizedText,
  next: z.strictObject({ title: localizedText, items: localizedList(text) }),
  home: localizedText,
  courses: localizedText,
});

export type ThanksPage = z.infer<typeof thanksPage>;
