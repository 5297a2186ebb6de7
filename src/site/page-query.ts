import { routeRow, type RouteId } from './routes.ts';

/**
 * The parameters of an address's query that the page reads, in the order of the route table and including repeated
 * ones; empty if none has a value. The values may be any text.
 * @param search the query, with or without its question mark
 * @returns a query with its question mark, or an empty text
 */
export function pageQuery(route: RouteId, search: string): string {
  const { query = [], answers = [] } = routeRow(route);
  if (search === '' || query.length + answers.length === 0) return '';
  const asked = new URLSearchParams(search);
  const given = [...query, ...answers].flatMap((name) =>
    asked.getAll(name).map((value) => [name, value.trim()] as [string, string]),
  );
  return given.some(([, value]) => value) ? `?${new URLSearchParams(given)}` : '';
}
