import { isDeepStrictEqual } from 'node:util';
import type { RouteId } from '../../../src/site/routes.ts';
import { canonicalPath } from '../../../src/site/links.ts';
import { kindOf } from './content-kinds.ts';
import { pagesOf } from './file-titles.ts';
import { changedValues } from './file-values.ts';
import { childOf } from './schema-parts.ts';

/** Parts of a course that other pages show. */
const readElsewhere = ['editions', 'facts', 'card', 'shown', 'order'];
/** The other pages, which show dates, places and prices of courses. */
const elsewhere: readonly RouteId[] = ['courses', 'calendar', 'home', 'compare'];

/** The Spanish paths of the pages that show a changed file: see `ContentDesk.pages`. */
export function pagesOfChange(file: string, before: string | null, after: string | null): string[] {
  const kind = kindOf(file);
  if (!kind) return [];
  const [old, now] = changedValues(file, before, after);
  const own = pagesOf(kind, now ?? old).map(({ es }) => es);
  const isRead = readElsewhere.some((part) => !isDeepStrictEqual(childOf(old, part), childOf(now, part)));
  if (kind.name !== 'courses' || !isRead) return own;
  return [...new Set([...own, ...elsewhere.map((route) => canonicalPath(route, 'es'))])];
}
