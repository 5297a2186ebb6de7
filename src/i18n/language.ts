import { keepTogether } from './keep-together.ts';

/** The languages of the site, in the order in which menus and feeds list them. The first is the default. */
export const languages = ['es', 'en'] as const;

/** ISO 639-1 code of a language of the site. */
export type Language = (typeof languages)[number];

/** Spanish: the language of a visitor if no other fact decides it. */
export const defaultLanguage: Language = languages[0];

/** One value in every language of the site. */
export type Localized<T> = Record<Language, T>;

/** The shape of `T` with every `Localized` value in it replaced by its value in one language. */
export type InLanguage<T> =
  T extends Localized<infer U>
    ? U
    : T extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : T extends object
        ? { [K in keyof T]: InLanguage<T[K]> }
        : T;

/** Whether an unknown value (a query parameter, a stored preference) is a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The BCP 47 locale for numbers and lists with `Intl`; the site's English is British. */
export const locales: Localized<string> = { es: 'es-ES', en: 'en-GB' };

/** The locale for dates: English ones are written as in the United States, “November 23, 2026”. */
export const dateLocales: Localized<string> = { es: 'es-ES', en: 'en-US' };

const others: Localized<Language> = { es: 'en', en: 'es' };

/** The other language, which is the target of the toggle. */
export function otherLanguage(language: Language): Language {
  return others[language];
}

function isLocalized(value: object): value is Localized<unknown> {
  const keys = Object.keys(value);
  return keys.length === languages.length && keys.every(isLanguage);
}

/**
 * Resolves content to one language. Every `{ es, en }` in `value`, at any depth, becomes its text in `language`, with
 * figures and their units on one line. Dates and other class instances are returned unchanged.
 */
export function inLanguage<T>(value: T, language: Language): InLanguage<T> {
  return resolve(value, language) as InLanguage<T>;
}

/** @param isText whether a string inside is text, not an id or an address */
function resolve(value: unknown, language: Language, isText = false): unknown {
  if (typeof value === 'string') return isText ? keepTogether(value) : value;
  if (Array.isArray(value)) return value.map((item) => resolve(item, language, isText));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (isLocalized(value)) return resolve(value[language], language, true);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, language, isText)]));
}
