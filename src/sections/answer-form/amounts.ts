import { euros } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { Range } from '../../deciding/ways.ts';

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
