import type { Language } from '../i18n/language.ts';
import { answersIn } from './answer-place.ts';
import { pathTo, type RouteParams } from './links.ts';
import type { PageId } from './page-data.ts';
import { isShared } from './routes.ts';
import { viewOf, viewQuery } from './views.ts';

/**
 * The target of the language toggle: the paired address, or the shared address with an explicit `?lang=`. A view of the
 * page and the answers to its form are kept; an unknown address is opened again.
 * @param search the query of the open address
 */
export function toggleTarget(page: PageId, to: Language, params: RouteParams, search: string): string {
  if (page === 'notFound') return `?lang=${to}`;
  const path = pathTo(page, to, params);
  if (isShared(page)) return `${path}?lang=${to}`;
  const answers = answersIn(page, search);
  return path + (answers ? `?${answers}` : viewQuery(page, viewOf(page, search)));
}
