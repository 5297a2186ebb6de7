import { readNumber } from '../../../i18n/typed-number.ts';
import type { FieldValue } from '../../../schema/office-content.ts';

/** A number in Spanish notation: points separate thousands from five digits on. */
export function numberText(value: FieldValue): string {
  return typeof value === 'number' ? new Intl.NumberFormat('es-ES', { maximumFractionDigits: 6 }).format(value) : '';
}

/** Reads a typed number. Null for an empty text, undefined for anything that is not a number. */
export function numberOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const read = readNumber(text);
  return Number.isNaN(read) ? undefined : read;
}
