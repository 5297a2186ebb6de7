import { closest, distance } from 'fastest-levenshtein';

/** The name nearest to a misspelt one; `undefined` if the two differ in over a third of the longer one's letters. */
export function likelyName(wrong: string, names: Iterable<string>): string | undefined {
  const candidates = [...names];
  if (candidates.length === 0) return undefined;
  const best = closest(wrong, candidates);
  const near = distance(wrong.toLowerCase(), best.toLowerCase()) <= Math.max(wrong.length, best.length) / 3;
  return near ? best : undefined;
}

/** Advice about a misspelt name: ` Did you mean "core-tower"?`, with a leading blank; empty if no name is near. */
export function didYouMean(wrong: string, names: Iterable<string>): string {
  const best = likelyName(wrong, names);
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}
