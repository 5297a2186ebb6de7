import { euros, longDate, longMonth, wholeNumber, wordList } from '../i18n/format.ts';
import { locales, type Language } from '../i18n/language.ts';
import type { TranslateAll } from '../i18n/words/words.ts';
import type { CourseFacts, Duration, Price, Quantity } from '../schema/course-facts.ts';
import type { StartDate } from '../schema/start-date.ts';

/** The language that facts are written in, with its words. */
export type Writing = { language: Language; t: TranslateAll };

/** A quantity: "350", "more than 350", "about 20", "at most 16", "11–13". */
export function quantityText(quantity: Quantity, { language, t }: Writing): string {
  if (typeof quantity === 'number') return wholeNumber(quantity, language);
  if ('over' in quantity) return t('facts.over', { amount: wholeNumber(quantity.over, language) });
  if ('about' in quantity) return t('facts.about', { amount: wholeNumber(quantity.about, language) });
  if ('atMost' in quantity) return t('facts.atMost', { amount: wholeNumber(quantity.atMost, language) });
  return `${quantity.from}–${quantity.to}`;
}

/** A duration in words: «6 meses», “11–13 months”, «variable». */
export function durationText(duration: Duration, writing: Writing): string {
  if (!('amount' in duration)) return writing.t('variable' in duration ? 'facts.variable' : 'facts.toBeSaid');
  const plural = isOne(duration.amount) ? 'one' : 'other';
  return `${quantityText(duration.amount, writing)}\u00A0${writing.t(`facts.${duration.unit}.${plural}`)}`;
}

function isOne(quantity: Quantity): boolean {
  return quantity === 1;
}

/** When a course starts, in words: a day or month in long form, several months as a list, or who decides it. */
export function startText(start: StartDate, { language, t }: Writing): string {
  if ('day' in start) return longDate(start.day, language);
  if ('month' in start) return longMonth(start.month, language);
  if ('months' in start) return monthList(start.months, language);
  return t('accordingToCall' in start ? 'facts.accordingToCall' : 'facts.onRequest');
}

/** Months of one year as a list: «enero, marzo y septiembre de 2025». */
function monthList(months: readonly string[], language: Language): string {
  const last = longMonth(months.at(-1) ?? '', language);
  const others = months.slice(0, -1).map((month) => monthName(month, language, 'long'));
  return wordList([...others, last], language);
}

/** A start as a strip writes it: `25 NOV 2025`, `NOV 2025`, `ENE MAR SEP`; in words where it is no date. */
export function shortStart(start: StartDate, { language, t }: Writing): string {
  if ('day' in start) {
    const [year, month, day] = start.day.split('-');
    return `${Number(day)} ${monthName(`${year}-${month}`, language, 'short')} ${year}`;
  }
  if ('month' in start) return `${monthName(start.month, language, 'short')} ${start.month.slice(0, 4)}`;
  if ('months' in start) return start.months.map((month) => monthName(month, language, 'short')).join(' ');
  return t('accordingToCall' in start ? 'facts.accordingToCall' : 'facts.toBeSaid');
}

function monthName(month: string, language: Language, style: 'long' | 'short'): string {
  const name = new Intl.DateTimeFormat(locales[language], { month: style, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  // Spanish writes «sept» as its short form; strips have three letters for every month.
  return style === 'short' ? name.slice(0, 3).toUpperCase() : name;
}

/** A price with what the law wants beside it (LSSI, article 10.1.f): the tax, and what it leaves out. */
export function priceText(price: Price, { language, t }: Writing): { amount: string; tax: string; excludes: string } {
  return {
    amount: euros(price.amount, language),
    // What the owner has not confirmed is no promise: the law asks for the tax, and the tax is not known.
    tax: t(price.confirmed ? `facts.tax.${price.tax}` : 'facts.tax.unconfirmed'),
    excludes: t('facts.excludes', { what: price.excludes[language] }),
  };
}

/** Where a course is taught, in words: «Madrid y Gran Canaria». */
export function locationsText({ locations }: Pick<CourseFacts, 'locations'>, { language, t }: Writing): string {
  return wordList(
    locations.map((place) => t(`facts.place.${place}`)),
    language,
  );
}

/** How a course is taught, in words: «presencial y online». */
export function formatsText({ formats }: Pick<CourseFacts, 'formats'>, { language, t }: Writing): string {
  return wordList(
    formats.map((format) => t(`facts.format.${format}`)),
    language,
  );
}
