import type { FieldValue } from '../../../schema/office-content.ts';

/** A number as it is written in a field: grouped by points from five figures on, as everywhere in Spanish. */
export function numberText(value: FieldValue): string {
  return typeof value === 'number' ? new Intl.NumberFormat('es-ES', { maximumFractionDigits: 6 }).format(value) : '';
}

/** Reads a number as people write it in Spain: “27.000”, “27000”, “7,5”, “7.5”. Null for nothing, undefined for no number. */
export function numberOf(text: string): number | null | undefined {
  const written = text.replace(/[\s€]/g, '');
  if (written === '') return null;
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(written) ? written.replaceAll('.', '') : written;
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}
