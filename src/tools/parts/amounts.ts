import { euros } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';

/** A range of months or euros; for a single value both ends are equal. */
export type Range = { from: number; to: number };

/** The sum of ranges; null stands for an unknown value, which is left out. */
export function sum(ranges: readonly (Range | null)[]): Range {
  return ranges.reduce<Range>(
    (total, range) => ({ from: total.from + (range?.from ?? 0), to: total.to + (range?.to ?? 0) }),
    { from: 0, to: 0 },
  );
}

/** A range of euros: "57.215–57.335 EUR". */
export function eurosText({ from, to }: Range, language: Language): string {
  return from === to
    ? euros(from, language)
    : `${euros(from, language).replace(/\u00A0EUR$/, '')}–${euros(to, language)}`;
}

/** A range of whole numbers: "11–13". */
export function rangeText({ from, to }: Range): string {
  return from === to ? String(from) : `${from}–${to}`;
}
