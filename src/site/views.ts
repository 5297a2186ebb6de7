import type { RouteParams } from './links.ts';
import { routeRow, type RouteId } from './routes.ts';

/** Value of an unset filter. */
export const wholeView = 'all';

/**
 * Reads the view of a page from an address's query: a value for each parameter in the page's row, `all` for a missing
 * one. Without any parameter the view is empty, which is the whole page. The values may be any text.
 * @param search the query, with or without its question mark
 */
export function viewOf(route: RouteId, search: string): RouteParams {
  const names = routeRow(route).query;
  if (!names || search === '') return {};
  const query = new URLSearchParams(search);
  const values = names.map((name) => [name, query.get(name) || wholeView] as const);
  return values.every(([, value]) => value === wholeView) ? {} : Object.fromEntries(values);
}

/** Whether parameters select a view of a page; a view does not count as a page of its own. */
export function isView(route: RouteId, params: RouteParams): boolean {
  return Boolean(routeRow(route).query?.some((name) => params[name] !== undefined));
}

/** The query of a view, with its question mark; empty for the whole page. */
export function viewQuery(route: RouteId, params: RouteParams): string {
  const chosen = (routeRow(route).query ?? []).flatMap((name) => {
    const value = params[name];
    return value === undefined || value === wholeView ? [] : [[name, value]];
  });
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}
