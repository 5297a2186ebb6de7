/** Puts articles in order: newest first, those of one day by their ids. The given list stays as it is. */
export function newestFirst<T extends { id: string; date: string }>(articles: readonly T[]): T[] {
  return [...articles].toSorted((a, b) => compare(b.date, a.date) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
