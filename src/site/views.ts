import type { RouteParams } from './links.ts';
import { routeRow, type RouteId } from './routes.ts';

/** Value of an unset filter. */
export const wholeView = 'all';

/**
 * Reads from an address's query the view of a page. It has a value for each parameter that the page's row names, `all`
 * for a missing one. It has no value at all for the whole page. The values may be any text.
 * @param search the query, with or without its question mark
 */
export function viewOf(route: RouteId, search: string): RouteParams {
  const names = routeRow(route).query;
  if (!names || search === '') return {};
  const query = new URLSearchParams(search);
  const values = names.map((name) => [name, query.get(name) || wholeView] as const);
  return values.every(([, value]) => value === wholeView) ? {} : Object.fromEntries(values);
}

/** Tells whether parameters choose a part of a page: such a part does not count as a page of its own. */
export function isView(route: RouteId, params: RouteParams): boolean {
  return Boolean(routeRow(route).query?.some((name) => params[name] !== undefined));
}

/** The query that chooses a view, with its question mark; nothing for the whole page. */
export function viewQuery(route: RouteId, params: RouteParams): string {
  const chosen = (routeRow(route).query ?? []).flatMap((name) => {
    const value = params[name];
    return value === undefined || value === wholeView ? [] : [[name, value]];
  });
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}
