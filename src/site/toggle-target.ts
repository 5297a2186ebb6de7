import type { Language } from '../i18n/language.ts';
import { parametersIn } from './answer-place.ts';
import { pathTo, type RouteParams } from './links.ts';
import type { PageId } from './page-data.ts';
import { isShared, routeRow } from './routes.ts';

/**
 * The target of the language toggle: the paired address, or the shared address with an explicit `?lang=`. A view of the
 * page and the answers to its form are kept; an unknown address is opened again.
 * @param search the query of the open address
 */
export function toggleTarget(page: PageId, to: Language, params: RouteParams, search: string): string {
  if (page === 'notFound') return `?lang=${to}`;
  const path = pathTo(page, to, params);
  if (isShared(page)) return `${path}?lang=${to}`;
  const { query, answers } = routeRow(page);
  const kept = parametersIn(query ?? answers, search);
  return kept ? `${path}?${kept}` : path;
}
