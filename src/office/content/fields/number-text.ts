import type { FieldValue } from '../../../schema/office-content.ts';

/** A number in Spanish notation: points separate thousands from five digits on. */
export function numberText(value: FieldValue): string {
  return typeof value === 'number' ? new Intl.NumberFormat('es-ES', { maximumFractionDigits: 6 }).format(value) : '';
}

/**
 * Reads a number in Spanish notation: “27.000”, “27000”, “7,5”, “7.5”. Null for an empty text, undefined for anything
 * else.
 */
export function numberOf(text: string): number | null | undefined {
  const written = text.replace(/[\s€]/g, '');
  if (written === '') return null;
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(written) ? written.replaceAll('.', '') : written;
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}
