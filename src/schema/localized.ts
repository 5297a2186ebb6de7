import { z } from 'zod';
import { fromKeys } from '../i18n/from-keys.ts';
import { defaultLanguage, languages } from '../i18n/language.ts';

/** A text that is not empty and has no blanks at its ends. */
export const text = z
  .string()
  .min(1, 'the text is empty')
  .refine((value) => value === value.trim(), 'the text begins or ends with a blank');

/** A value in every language of the site: `{ es: …, en: … }`, nothing missing and nothing else. */
export function localized<T extends z.ZodType>(value: T) {
  return z.strictObject(fromKeys(languages, () => value));
}

/** A text in every language. */
export const localizedText = localized(text);

/** A list in every language, with as many items in each. */
export function localizedList<T extends z.ZodType>(item: T) {
  return localized(z.array(item).min(1)).refine(
    (lists) => languages.every((language) => lists[language].length === lists[defaultLanguage].length),
    'every language needs the same number of items',
  );
}

/** The head of a page: shown by browser tabs, search results and shared links. Lengths as search engines cut them. */
export const head = z.strictObject({
  title: localized(text.max(65, 'a page title is cut after 65 characters')),
  description: localized(
    text.min(70, 'a description needs at least 70 characters').max(165, 'a description is cut after 165 characters'),
  ),
  keywords: localized(z.array(text).min(3).max(12)),
});
