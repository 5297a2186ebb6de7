import { locales, type Language } from '../i18n/language.ts';

/** An amount in whole euros, as the site writes prices: «57.000 EUR». */
export function euros(amount: number, language: Language): string {
  return `${new Intl.NumberFormat(locales[language], { useGrouping: 'always' }).format(amount)}\u00a0EUR`;
}

/**
 * Reads an amount typed in whole euros. Points, commas and blanks are ignored; null unless one to eight digits remain.
 */
export function readEuros(typed: string): number | null {
  const digits = typed.replaceAll(/[\s.,]|EUR|€/gi, '');
  return /^\d{1,8}$/.test(digits) ? Number(digits) : null;
}

/** The size of a document, in megabytes. */
export function megabytes(bytes: number, language: Language): string {
  const form = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return `${form.format(Math.max(bytes / 1024 / 1024, 0.1))}\u00a0MB`;
}
