/** The order of an article without `order`. */
const last = Number.MAX_SAFE_INTEGER;

type Dated = { id: string; date: string; order?: number | undefined };

/**
 * Sorts articles: newest first, those of one day by their `order`, then by their ids. The given list is not changed.
 */
export function newestFirst<T extends Dated>(articles: readonly T[]): T[] {
  return [...articles].toSorted(
    (a, b) => compare(b.date, a.date) || (a.order ?? last) - (b.order ?? last) || compare(a.id, b.id),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
