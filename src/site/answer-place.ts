import { routeRow, type RouteId } from './routes.ts';

/** Name of the element that the server renders again for the answers in an address; no page has two of them. */
export const answerElement = 'answer-place';

/** Attribute of that element with the number of free places of each session, as JSON, if the server states it. */
export const seatsAttribute = 'data-seats';

/**
 * The query parameters that are answers to a page's form, in the order of the route table and including repeated
 * ones. Null if none has a value.
 * @param search the query, with or without its question mark
 */
export function answersIn(route: RouteId, search: string): URLSearchParams | null {
  return parametersIn(routeRow(route).answers, search);
}

/** The query parameters of these names, including repeated ones; null if none has a value. */
export function parametersIn(names: readonly string[] | undefined, search: string): URLSearchParams | null {
  if (!names || search === '') return null;
  const query = new URLSearchParams(search);
  const given = names.flatMap((name) => query.getAll(name).map((value) => [name, value.trim()] as [string, string]));
  return given.some(([, value]) => value) ? new URLSearchParams(given) : null;
}
