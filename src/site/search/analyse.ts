import type { Language, Localized } from '../../i18n/language.ts';
import { plainText } from '../../i18n/plain-text.ts';
import { stopWords } from './word-lists.ts';

/** Matches words and the parts of codes: "ads-b" is indexed as two words. */
const word = /[\p{L}\p{N}]+/gu;

/** A word of a query: its stem, and whether it is a stop word. */
export type QueryTerm = { term: string; isStop: boolean };

/** The words of a text as the index has them: without accents, endings and stop words. */
export function termsOf(text: string, language: Language): string[] {
  return allTermsOf(text, language).flatMap(({ term, isStop }) => (isStop ? [] : [term]));
}

/** Every word of a text, including stop words: “where are you” consists of stop words only. */
export function allTermsOf(text: string, language: Language): QueryTerm[] {
  return wordsOf(text).map((each) => ({ term: termOf(each, language), isStop: stopWords[language].has(each) }));
}

/**
 * The words of a query, each once. A number is left out, as it may be an age, a year or a number of people, unless it is
 * that of a block, class or phase.
 */
export function queryTerms(query: string, language: Language): QueryTerm[] {
  const terms = new Map(allTermsOf(query, language).map((each) => [each.term, each]));
  return [...terms.values()].filter(({ term }) => !/^\d+$/.test(term) || /^[1-3]$/.test(term));
}

function wordsOf(text: string): string[] {
  return (
    plainText(text)
      .replace(/(?<=\bbl(?:oque|ock) )(?:uno|one)\b/g, '1')
      .replace(/(?<=\bbl(?:oque|ock) )(?:dos|two)\b/g, '2')
      // “Plazo”, an instalment, would have the stem of “plaza”, a place on a course.
      .replace(/\bplazos?\b/g, 'mensualidad')
      .match(word) ?? []
  );
}

/**
 * Removes a word's ending, and unifies letters that are often confused: a doubled letter becomes single. In Spanish, v
 * becomes b, and h is dropped except in “ch”.
 */
function termOf(each: string, language: Language): string {
  const bare = stem(each, language);
  if (each.length < 4 || /\d/.test(bare)) return bare;
  const single = bare.replace(/(?<letter>\p{L})\k<letter>/gu, '$1');
  return language === 'es' ? single.replaceAll('v', 'b').replace(/(?<!c)h/g, '') : single;
}

/**
 * Removes the ending of a word: plurals, genders and the most common verb endings. Codes and words of up to four
 * letters stay unchanged, except that a word of four letters loses a plural “s”.
 * @param term in small letters, without accents
 */
export function stem(term: string, language: Language): string {
  if (term.length < 5 || /\d/.test(term)) return term.length === 4 && /[^s]s$/.test(term) ? term.slice(0, -1) : term;
  return stemOf[language](term);
}

const stemOf: Localized<(term: string) => string> = { es: spanishStem, en: englishStem };

function spanishStem(term: string): string {
  const bare = term
    .replace(/(?:amente|mente)$/, '')
    .replace(/ces$/, 'z')
    .replace(/(?<=[^aeious])es$|s$/, '')
    .replace(/(?:ando|iendo|aron|ieron|aban|ados|adas|ado|ada|ido|ida)$/, '');
  const short = bare.length > 3 ? bare.replace(/(?:ar|er|ir|an|en|[aeo])$/, '') : bare;
  return short.length > 2 ? short : term;
}

function englishStem(term: string): string {
  const bare = term
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:ss|sh|ch|x|z))es$|(?<=[^s])s$/, '')
    .replace(/(?:ing|edly|ed|ly)$/, '');
  const short = bare.replace(/(?<=[aeiou])(?<double>[bdgmnprt])\k<double>$/, '$1').replace(/e$/, '');
  return short.length > 2 ? short : term;
}
