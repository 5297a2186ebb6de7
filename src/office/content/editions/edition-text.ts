import { locales, type Language } from '../../../i18n/language.ts';
import type { EditionLength, EditionStart } from '../../../schema/editions.ts';
import { startSpan } from '../../../site/editions.ts';
import { dayOf, monthOf } from '../../times.ts';
import type { Translate } from '../../words/words.ts';

/** A length as text: «6 meses». */
export function lengthText({ amount, unit }: EditionLength, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/**
 * A start as text, as precisely as it is known: «25 de noviembre de 2027», «noviembre de 2027», «cuarto trimestre de
 * 2027».
 */
export function startText(start: EditionStart, language: Language, t: Translate): string {
  if (start === 'to-be-announced') return t('edition.start.to-be-announced');
  if ('day' in start) return dayOf(start.day, language);
  if ('month' in start) return monthOf(start.month, language);
  return t(`edition.season.${start.season}`, { year: String(start.year) });
}

/** Comparator for starts in the office: starts without a date first, then the latest first. */
export function latestFirst(one: EditionStart, other: EditionStart): number {
  const [first, second] = [one, other].map((start) => startSpan(start)?.last ?? '9999');
  return second! < first! ? -1 : second! > first! ? 1 : 0;
}
