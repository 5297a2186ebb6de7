import { answerNames, answeredField } from '../../../src/schema/fields/field-names.ts';
import type { EnquiryRow } from './tables.ts';

/** The fields with words of the visitor: name, address, telephone and texts, not ids, numbers and days. */
const searched = answerNames.filter(
  (name) => !['choice', 'choices', 'number', 'day'].includes(answeredField(name).type),
);

/** The columns that `searchText` reads. */
export const searchedColumns = searched;

/**
 * The text of an enquiry for the search: each word once, without accents and capitals. It has numbers a second time
 * without blanks and signs, so that `600000000` finds `+34 600 00 00 00`.
 */
export function searchText(row: Pick<EnquiryRow, (typeof searched)[number]>): string {
  const text = folded(searched.map((name) => row[name] ?? '').join('\n'));
  const numbers = (text.match(/\d[\d()./ -]*\d/g) ?? []).map(digits);
  return [...new Set([...wordsOf(text), ...numbers])].join(' ');
}

/**
 * The patterns for `like … escape '\\'` that a text of `searchText` has to match: one of each list. A typed word may be a
 * part of another. One or two letters have to be its beginning, as the index of PostgreSQL knows no shorter parts. A
 * telephone number is one word, however it is typed, without Spain's prefix; a few digits between blanks are separate
 * words.
 */
export function searchPatterns(typed: string): string[][] {
  const text = folded(typed).replaceAll(/(?<![\p{L}\d])\+?\d[\d()./ -]*\d/gu, (number) => {
    const joined = digits(number.replace(/^(?:\+|00)34/, ''));
    return number.includes(' ') && joined.length < shortTelephone ? number : joined;
  });
  return wordsOf(text).flatMap((word) => {
    const escaped = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
    // The first list alone would be the parts of words; SQLite refuses most texts faster by it than by the second.
    return word.length < shortestPart ? [[`%${escaped}%`], [`${escaped}%`, `% ${escaped}%`]] : [[`%${escaped}%`]];
  });
}

/** Shorter parts of words are found at their beginning only. */
const shortestPart = 3;

/** Fewer digits than this are no telephone. */
const shortTelephone = 6;

function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;:!?¡¿«»"“”()]+/).filter((word) => word !== '');
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
