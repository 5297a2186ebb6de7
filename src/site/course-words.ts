import { euros, longDate, longMonth, wholeNumber, wordList } from '../i18n/format.ts';
import { locales, type Language } from '../i18n/language.ts';
import type { TranslateAll } from '../i18n/words/words.ts';
import type { CourseFacts, Duration, Price, Quantity } from '../schema/course-facts.ts';
import type { EditionStart } from '../schema/editions.ts';
import type { StartDate } from '../schema/start-date.ts';

/** The language in which facts are written, with its texts. */
export type Writing = { language: Language; t: TranslateAll };

/** A quantity: "350", "more than 350", "about 20", "at most 16", "11–13". */
export function quantityText(quantity: Quantity, { language, t }: Writing): string {
  if (typeof quantity === 'number') return wholeNumber(quantity, language);
  if ('over' in quantity) return t('facts.over', { amount: wholeNumber(quantity.over, language) });
  if ('about' in quantity) return t('facts.about', { amount: wholeNumber(quantity.about, language) });
  if ('atMost' in quantity) return t('facts.atMost', { amount: wholeNumber(quantity.atMost, language) });
  return `${quantity.from}–${quantity.to}`;
}

/** A duration as text: «6 meses», “11–13 months”, «variable». */
export function durationText(duration: Duration, writing: Writing): string {
  if (!('amount' in duration)) return writing.t('variable' in duration ? 'facts.variable' : 'facts.toBeSaid');
  const plural = isOne(duration.amount) ? 'one' : 'other';
  return `${quantityText(duration.amount, writing)}\u00A0${writing.t(`facts.${duration.unit}.${plural}`)}`;
}

function isOne(quantity: Quantity): boolean {
  return quantity === 1;
}

/** The start of a course as text: a day or month in long form, a season, or a phrase if there is no date. */
export function startText(start: StartDate, { language, t }: Writing): string {
  if (start === 'to-be-announced') return t('editions.state.to-be-announced');
  if ('day' in start) return longDate(start.day, language);
  if ('month' in start) return longMonth(start.month, language);
  if ('season' in start) return t(`editions.season.${start.season}`, { year: start.year });
  return t('accordingToCall' in start ? 'facts.accordingToCall' : 'facts.onRequest');
}

/** The month of a start in the banner: «noviembre 2025», “November 2025”; other starts are as in `startText`. */
export function startMonth(start: EditionStart, writing: Writing): string {
  if (start === 'to-be-announced' || 'season' in start) return startText(start, writing);
  return longMonth('month' in start ? start.month : start.day.slice(0, 7), writing.language).replace(' de ', ' ');
}

/** A start inside a sentence: «el 25 de noviembre de 2025», “in November 2025”. */
export function startPhrase(start: EditionStart, writing: Writing): string {
  const text = startText(start, writing);
  if (start === 'to-be-announced') return text;
  return writing.t('day' in start ? 'editions.onDay' : 'editions.inMonth', { start: text });
}

/** A start in the format of a strip: `25 NOV 2025`, `NOV 2025`, `OTOÑO 2026`; as text if it has no date. */
export function shortStart(start: StartDate, { language, t }: Writing): string {
  if (start === 'to-be-announced') return t('editions.toBeAnnouncedShort');
  if ('day' in start) {
    const [year, month, day] = start.day.split('-');
    return `${Number(day)} ${shortMonth(`${year}-${month}`, language)} ${year}`;
  }
  if ('month' in start) return `${shortMonth(start.month, language)} ${start.month.slice(0, 4)}`;
  if ('season' in start) {
    return t(`editions.season.${start.season}`, { year: start.year }).replace(' de ', ' ').toUpperCase();
  }
  return t('accordingToCall' in start ? 'facts.accordingToCall' : 'facts.toBeSaid');
}

function shortMonth(month: string, language: Language): string {
  const name = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  // The Spanish short form is «sept»; on strips every month has three letters.
  return name.slice(0, 3).toUpperCase();
}

/** A price with the tax and the exclusions that the law requires beside it (LSSI, article 10.1.f). */
export function priceText(price: Price, { language, t }: Writing): { amount: string; tax: string; excludes: string } {
  return {
    amount: euros(price.amount, language),
    tax: t(`facts.tax.${taxOf(price)}`),
    excludes: t('facts.excludes', { what: price.excludes[language] }),
  };
}

/** An unconfirmed tax is named as such: the law demands a statement. */
function taxOf(price: Price): Price['tax'] | 'unconfirmed' {
  return price.confirmed ? price.tax : 'unconfirmed';
}

/** The places of a course as text: «Madrid y Gran Canaria». */
export function locationsText({ locations }: Pick<CourseFacts, 'locations'>, { language, t }: Writing): string {
  return wordList(
    locations.map((place) => t(`facts.place.${place}`)),
    language,
  );
}

/** The place of an edition; an online edition of a course that also has classes on a campus states both. */
export function editionPlaceText(
  course: Pick<CourseFacts, 'locations'>,
  campus: CourseFacts['locations'][number],
  writing: Writing,
): string {
  const isMixed = campus === 'online' && course.locations.includes(campus);
  return isMixed ? locationsText(course, writing) : writing.t(`facts.place.${campus}`);
}

/** The formats of a course as text: «presencial y online». */
export function formatsText({ formats }: Pick<CourseFacts, 'formats'>, { language, t }: Writing): string {
  return wordList(
    formats.map((format) => t(`facts.format.${format}`)),
    language,
  );
}
