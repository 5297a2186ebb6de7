import type { Language } from '../i18n/language.ts';
import { pathTo, type RouteParams } from './links.ts';
import type { PageId } from './page-data.ts';
import { pageQuery } from './page-query.ts';
import { isShared } from './routes.ts';

/**
 * The target of the language toggle: the paired address, or the shared address with an explicit `?lang=`. The
 * parameters that the page reads are kept; an unknown address is opened again.
 * @param search the query of the open address
 */
export function toggleTarget(page: PageId, to: Language, params: RouteParams, search: string): string {
  if (page === 'notFound') return `?lang=${to}`;
  const path = pathTo(page, to, params);
  return isShared(page) ? `${path}?lang=${to}` : path + pageQuery(page, search);
}
