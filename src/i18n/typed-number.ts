/** A number with one sign for its groups of three digits, and perhaps another one before its decimals. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:([.,\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,4})?$/;
const plain = /^[+-]?\d{1,12}(?:[.,]\d{1,4})?$/;

/**
 * Reads a number as people type it, in Spanish or English: “50.000”, “50,000”, “50 000 €” and “50000 EUR” are fifty
 * thousand, since prices have no three decimals; “7,5” and “7.5” are seven and a half. NaN for anything else.
 */
export function readNumber(typed: string): number {
  const written = typed.replaceAll(/EUR|€|%/gi, '').trim();
  const group = grouped.exec(written)?.[1];
  const joined = group === undefined ? written : written.replaceAll(group, '');
  return plain.test(joined) ? Number(joined.replace(',', '.')) : Number.NaN;
}
