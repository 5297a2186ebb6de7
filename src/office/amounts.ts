import { locales, type Language } from '../i18n/language.ts';
import { readNumber } from '../i18n/typed-number.ts';

/** An amount in whole euros, as the site writes prices: «57.000 EUR». */
export function euros(amount: number, language: Language): string {
  return `${new Intl.NumberFormat(locales[language], { useGrouping: 'always' }).format(amount)}\u00a0EUR`;
}

/** Reads an amount typed in whole euros; null for anything else, such as an amount with cents. */
export function readEuros(typed: string): number | null {
  const read = readNumber(typed);
  return Number.isInteger(read) && read >= 0 ? read : null;
}

/** The size of a document, in megabytes. */
export function megabytes(bytes: number, language: Language): string {
  const form = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return `${form.format(Math.max(bytes / 1024 / 1024, 0.1))}\u00a0MB`;
}
