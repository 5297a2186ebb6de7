import { closest, distance } from 'fastest-levenshtein';

/**
 * A question for whoever misspelt a name: ` Did you mean "core-tower"?`, with a blank before it. Empty where no name is
 * near enough: a third of its letters may differ.
 */
export function didYouMean(wrong: string, names: Iterable<string>): string {
  const candidates = [...names];
  if (candidates.length === 0) return '';
  const best = closest(wrong, candidates);
  const near = distance(wrong.toLowerCase(), best.toLowerCase()) <= Math.max(wrong.length, best.length) / 3;
  return near ? ` Did you mean "${best}"?` : '';
}
