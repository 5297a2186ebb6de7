import { descriptionLength, titleLength } from './head-lengths.ts';
import { z } from 'zod';
import { fromKeys } from '../i18n/from-keys.ts';
import { defaultLanguage, languages, type Localized } from '../i18n/language.ts';
import { object } from './object.ts';

/** A non-empty text without blanks at its ends. */
export const text = z
  .string()
  .min(1, 'the text is empty')
  .refine((value) => value === value.trim(), 'the text begins or ends with a blank');

/** A value in every language of the site: exactly `{ es: …, en: … }`. */
export function localized<T extends z.ZodType>(value: T) {
  return object(fromKeys(languages, () => value));
}

/** The names of the languages in the office. */
export const languageNames: Localized<string> = { es: 'español', en: 'inglés' };

/** A text in every language. */
export const localizedText = localized(text);

/** Texts in every language by name, with their Spanish names for the office where they are not those of `fieldNames`. */
export function localizedTexts<const Name extends string>(names: Readonly<Record<Name, string>> | readonly Name[]) {
  return Array.isArray(names)
    ? object(fromKeys(names as readonly Name[], () => localizedText))
    : z.strictObject(titled(localizedText, names as Readonly<Record<Name, string>>));
}

/** Values of one shape by name; each has its Spanish title for the office. */
export function titled<const Name extends string, Value extends z.ZodType>(
  value: Value,
  titles: Readonly<Record<Name, string>>,
): Record<Name, Value> {
  return fromKeys(Object.keys(titles) as Name[], (name) => value.meta({ title: titles[name] }));
}

/** A list in every language, with the same number of items in each. */
export function localizedList<T extends z.ZodType>(item: T) {
  return localized(z.array(item).min(1)).refine(
    (lists) => languages.every((language) => lists[language].length === lists[defaultLanguage].length),
    'every language needs the same number of items',
  );
}

/** The title of a page; with the centre's name it has to reach the minimum, which the build checks. */
export const headTitle = text.max(titleLength.max, `a page title is cut after ${titleLength.max} characters`);

/** The description of a page in search engines. */
export const headDescription = text
  .min(descriptionLength.min, `a description needs at least ${descriptionLength.min} characters`)
  .max(descriptionLength.max, `a description is cut after ${descriptionLength.max} characters`);

/**
 * The head of a page, for browser tabs, search results and shared links. Search engines cut texts at about the maximum
 * lengths.
 */
export const head = object({
  title: localized(headTitle).meta({
    description: 'De 30 a 60 letras con el nombre del centro: es el de la pestaña y el de los buscadores.',
  }),
  description: localized(headDescription).meta({ description: 'De 110 a 160 letras: la enseñan los buscadores.' }),
  keywords: localized(z.array(text).min(3).max(12)),
}).meta({ title: 'Buscadores' });
