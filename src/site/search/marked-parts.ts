import type { Language } from '../../i18n/language.ts';
import { queryTerms, termsOf } from './analyse.ts';

/** A part of a text and its position; `marked` for a word that matches the query. */
type Part = { text: string; at: number; marked: boolean };

/**
 * Splits a text into its words and the parts between them, and marks the words that match a query. A word matches as in
 * the search: without accents and endings, or by its beginning.
 */
export function markedParts(text: string, query: string, language: Language): Part[] {
  const typed = queryTerms(query, language).flatMap(({ term, isStop }) => (isStop ? [] : [term]));
  const isAsked = (word: string) => {
    const [term] = termsOf(word, language);
    return term !== undefined && typed.some((each) => term === each || (each.length > 2 && term.startsWith(each)));
  };
  return [...text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)].map(({ 0: piece, index }) => ({
    text: piece,
    at: index,
    marked: isAsked(piece),
  }));
}
