import type { Language, Localized } from '../../i18n/language.ts';
import { plainText } from '../../i18n/plain-text.ts';
import { stopWords, subjectWords, synonyms } from './word-lists.ts';

/** Matches words and the parts of codes: "ads-b" is indexed as two words. */
const word = /[\p{L}\p{N}]+/gu;

/** The words of a text as the index has them: without accents, endings and stop words. */
export function termsOf(text: string, language: Language): string[] {
  const stops = stopWords[language];
  return wordsOf(text).flatMap((each) => (stops.has(each) ? [] : [termOf(each, language)]));
}

/** Every word of a query, including stop words: “where are you” consists of stop words only. */
export function allTermsOf(text: string, language: Language): { term: string; isTelling: boolean }[] {
  return wordsOf(text).map((each) => ({
    term: termOf(each, language),
    isTelling: !stopWords[language].has(each) && !subjectWords[language].has(each),
  }));
}

function wordsOf(text: string): string[] {
  return (
    plainText(text)
      .replace(/(?<=\bbl(?:oque|ock) )(?:uno|one)\b/g, '1')
      .replace(/(?<=\bbl(?:oque|ock) )(?:dos|two)\b/g, '2')
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

/** Synonyms of a term. */
export function relatedTo(term: string, language: Language): readonly string[] {
  return relatedTerms(language).get(term) ?? [];
}

/** The words of a query, each with its synonyms. */
export function queryTerms(query: string, language: Language): string[][] {
  return [...new Set(termsOf(query, language))].map((term) => [term, ...(relatedTerms(language).get(term) ?? [])]);
}

const related = new Map<Language, Map<string, string[]>>();

/** Synonyms by their stems: each word of a group is mapped to the others. */
function relatedTerms(language: Language): Map<string, string[]> {
  const known = related.get(language);
  if (known) return known;
  const groups = new Map<string, string[]>();
  for (const { [language]: group } of synonyms) {
    const stems = [...new Set(group.flatMap((each) => termsOf(each, language)))];
    for (const each of stems)
      groups.set(each, [...new Set([...(groups.get(each) ?? []), ...stems.filter((other) => other !== each)])]);
  }
  related.set(language, groups);
  return groups;
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
