import type { Language } from '../../src/i18n/language.ts';
import type { ContentProblem } from '../content/problem.ts';
import type { ForbiddenVariant, KeptPlace, Terms } from './read-terms.ts';

/** A text for visitors in one language, and the line on which it begins. */
export type ReadableText = { file: string; line: number; language: Language; text: string };

/** Finds forbidden variants as whole words, and exceptions that are no longer needed. */
export function findVariants(texts: readonly ReadableText[], { forbidden, kept }: Terms): ContentProblem[] {
  const patterns = forbidden.map((rule) => ({ rule, pattern: wholeWords(rule) }));
  const used = new Set<KeptPlace>();
  const problems: ContentProblem[] = [];
  for (const { file, line, language, text } of texts) {
    for (const { rule, pattern } of patterns) {
      if (rule.language !== language) continue;
      for (const { index, 0: found } of text.matchAll(pattern)) {
        const keeps = kept.find((place) => place.file === file && covers(text, place.text, index, found.length));
        if (keeps) used.add(keeps);
        else
          problems.push({
            file,
            line: line + text.slice(0, index).split('\n').length - 1,
            place: `“${found}”`,
            message: `write “${rule.instead}” (docs/terms.md)`,
          });
      }
    }
  }
  for (const place of kept)
    if (!used.has(place))
      problems.push({
        file: 'docs/terms.md',
        line: 1,
        place: place.file,
        message: `the exception “${place.text}” covers no forbidden word: remove its row`,
      });
  return problems;
}

/** Whether an occurrence of `phrase` in `text` covers the found words. */
function covers(text: string, phrase: string, index: number, length: number): boolean {
  for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1))
    if (start <= index && index + length <= start + phrase.length) return true;
  return false;
}

function wholeWords({ variant, exact }: ForbiddenVariant): RegExp {
  const escaped = variant.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, exact ? 'gu' : 'giu');
}
