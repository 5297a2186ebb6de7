import type { Language } from '../../i18n/language.ts';
import { queryTerms, termsOf } from './analyse.ts';

/** A piece of a text and where it begins; `marked` where it is a word that was asked for. */
type Part = { text: string; at: number; marked: boolean };

/**
 * Cuts a text into the words that a query asks for and the parts between them. A word counts as the search counts it:
 * without accents and endings, by its beginning, or by another name of the same thing.
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
