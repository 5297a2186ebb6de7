import type { Language } from '../../i18n/language.ts';
import { queryTerms, termsOf } from './analyse.ts';

/** A part of a text and its position; `marked` for a word that matches the query. */
type Part = { text: string; at: number; marked: boolean };

/**
 * Splits a text into its words and the parts between them, and marks the words that match a query. A word matches as in
 * the search: without accents and endings, by its beginning, or as a synonym.
 */
export function markedParts(text: string, query: string, language: Language): Part[] {
  const groups = queryTerms(query, language);
  const isAsked = (word: string) => {
    const [term] = termsOf(word, language);
    return (
      term !== undefined &&
      groups.some(
        ([typed = '', ...others]) =>
          term === typed || (typed.length > 2 && term.startsWith(typed)) || others.includes(term),
      )
    );
  };
  return [...text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)].map(({ 0: piece, index }) => ({
    text: piece,
    at: index,
    marked: isAsked(piece),
  }));
}
