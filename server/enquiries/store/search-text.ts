import { answerNames, answeredField } from '../../../src/schema/fields/field-names.ts';
import type { Answers } from '../../../src/schema/enquiry.ts';

/** The fields that are searched: name, address, telephone and texts, but no ids, numbers and days. */
const searched = answerNames.filter(
  (name) => !['choice', 'choices', 'number', 'day'].includes(answeredField(name).type),
);

/**
 * The text of an enquiry by which it is found: each word once, in lower case, without accents and apostrophes. Numbers
 * are added without blanks and signs: `600000000` finds `+34 600 00 00 00`.
 */
export function searchText(answers: Pick<Answers, (typeof searched)[number]>): string {
  const text = folded(searched.map((name) => answers[name] ?? '').join('\n'));
  const numbers = (text.match(/\d[\d()./ -]*\d/g) ?? []).map(digits);
  return [...new Set([...wordsOf(text), ...numbers])].join(' ');
}

/**
 * Lists of patterns for `like … escape '\'`: the text from `searchText` must match at least one of each list. Parts of
 * words match too. A telephone number counts as one word, however it is typed, without Spain's prefix. Short numbers
 * between blanks are separate words.
 */
export function searchPatterns(typed: string): string[][] {
  const text = folded(typed).replaceAll(/(?<![\p{L}\d])\+?\d[\d()./ -]*\d/gu, (number) => {
    const joined = digits(number.replace(/^(?:\+|00)34/, ''));
    return number.includes(' ') && joined.length < shortTelephone ? number : joined;
  });
  return wordsOf(text).flatMap((word) => {
    const escaped = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
    // The second list decides. The first is added because SQLite rejects most texts faster with it.
    return word.length < shortestPart ? [[`%${escaped}%`], [`${escaped}%`, `% ${escaped}%`]] : [[`%${escaped}%`]];
  });
}

/** Parts shorter than this are found only at the beginning of a word. */
const shortestPart = 3;

/** A number with fewer digits than this is no telephone number. */
const shortTelephone = 6;

/** Letters that Unicode does not split into a letter and an accent, with the plain letters that replace them. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Writes a text in lower case, without accents and apostrophes. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’‘´`]/g, '')
    .replaceAll(/[ßøłđðþæœı]/g, (letter) => plain[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;:!?¡¿«»"“”()]+/).filter((word) => word !== '');
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
