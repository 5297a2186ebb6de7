import { dateLocales, locales, type Language, type Localized } from './language.ts';

/** Makes a formatter at its first use in a language and caches it: making one takes as long as a hundred uses. */
function keptFormat<Format>(
  make: (locale: string) => Format,
  from: Localized<string> = dateLocales,
): (language: Language) => Format {
  const kept: Partial<Record<Language, Format>> = {};
  return (language) => (kept[language] ??= make(from[language]));
}

const longDates = keptFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const longMonths = keptFormat(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const weekdayNames = keptFormat(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
  locales,
);
const lists = keptFormat((locale) => new Intl.ListFormat(locale), locales);
const wholeNumbers = keptFormat(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' }),
  locales,
);

/**
 * A date in long form: «29 de octubre de 2025», “October 29, 2025”.
 * @param iso a day, `YYYY-MM-DD`; other text is returned unchanged, so that a mistake in the content is visible.
 */
export function longDate(iso: string, language: Language): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null;
  if (date === null || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso)) return iso;
  return longDates(language).format(date);
}

/**
 * A month: «noviembre de 2025», “November 2025”.
 * @param month `YYYY-MM`
 */
export function longMonth(month: string, language: Language): string {
  return longMonths(language).format(new Date(`${month}-01T00:00:00Z`));
}

/** The name of a date's weekday: «lunes», “Monday”. */
export function weekdayName(date: Date, language: Language): string {
  return weekdayNames(language).format(date);
}

/** A whole number with the language's separators; four digits are grouped too: `3.000`, `3,000`. */
export function wholeNumber(value: number, language: Language): string {
  return wholeNumbers(language).format(value);
}

/** Words as a list: «Madrid y Gran Canaria», “Madrid, Barcelona and Gran Canaria” (British: no comma before “and”). */
export function wordList(words: readonly string[], language: Language): string {
  return lists(language).format(words);
}

/** An amount of euros: `57.000 EUR` in Spanish, `57,000 EUR` in English, with a space that does not break. */
export function euros(amount: number, language: Language): string {
  return `${wholeNumber(amount, language)}\u00A0EUR`;
}

/** Capitalises a text, for the beginning of a sentence or a label. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
