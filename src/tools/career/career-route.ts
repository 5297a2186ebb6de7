/** A point of the career map; `after` lists the points that lead directly to it. */
export type CareerPoint = { id: string; after: readonly string[] };

/** Errors in a choice: a point that is not on the map, the present point as the aim, or an aim without a route. */
export type CareerProblem = { field: 'from' | 'to'; kind: 'unknown' | 'here' | 'behind' };

/** A choice on the map: `from` is the present point, and `to` the aim. Without an aim, the whole map is shown. */
export type CareerChoice = { from: string; to: string | null; route: string[]; problems: CareerProblem[] };

/**
 * Reads the present point and the aim from an address, and finds the route.
 * @param search the query, with or without its question mark; it may be any text
 * @param points the map; its first point is the default for the present point
 * @returns `route`: the ids of the points from the first to the last, both included; empty without a route
 */
export function careerChoice(search: string, points: readonly CareerPoint[]): CareerChoice {
  const query = new URLSearchParams(search);
  const problems: CareerProblem[] = [];
  const start = points[0]?.id ?? '';
  const from = known('from') ?? start;
  const to = known('to');
  const route = to === null ? [] : wayBetween(points, from, to);
  if (to === from) problems.push({ field: 'to', kind: 'here' });
  else if (to !== null && route.length === 0) problems.push({ field: 'to', kind: 'behind' });
  return { from, to, route: to === from ? [] : route, problems };

  function known(field: 'from' | 'to'): string | null {
    const value = query.get(field)?.trim() || null;
    if (value === null || points.some(({ id }) => id === value)) return value;
    problems.push({ field, kind: 'unknown' });
    return null;
  }
}

/**
 * The shortest route forwards between two points; of several shortest routes, the one whose points are earlier in the
 * map.
 */
export function wayBetween(points: readonly CareerPoint[], from: string, to: string): string[] {
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1);
    if (last === to) return way;
    for (const { id, after } of points) {
      if (seen.has(id) || last === undefined || !after.includes(last)) continue;
      seen.add(id);
      ways.push([...way, id]);
    }
  }
  return [];
}

/** The query of a route, with its question mark. */
export function careerQuery({ from, to }: { from: string; to: string }): string {
  return `?${new URLSearchParams({ from, to })}`;
}
