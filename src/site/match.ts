import { defaultLanguage, languages, type Language } from '../i18n/language.ts';
import type { RouteParams } from './links.ts';
import { isShared, routeIds, routePath, routeRow, type RouteId } from './routes.ts';

/**
 * The result of matching an address: a page (of one language, or shared if `language` is null), a redirect to one, or
 * nothing.
 */
export type Match =
  | { kind: 'page'; route: RouteId; params: RouteParams; language: Language | null }
  | { kind: 'redirect'; route: RouteId; params: RouteParams; language: Language | null }
  | { kind: 'none' };

type Pattern = { expression: RegExp; route: RouteId; language: Language | null };

const patterns: Pattern[] = routeIds.flatMap((route) =>
  isShared(route)
    ? [pattern(route, null, routePath(route, defaultLanguage))]
    : languages.map((language) => pattern(route, language, routePath(route, language))),
);

const aliases = new Map<string, RouteId>(
  routeIds.flatMap((route) => (routeRow(route).aliases ?? []).map((alias) => [alias, route] as const)),
);

function pattern(route: RouteId, language: Language | null, path: string): Pattern {
  return { route, language, expression: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) };
}

/**
 * Matches a path. A trailing slash, an alias or a former parameter results in a redirect; unknown paths match nothing.
 * @param pathname the path of an address, percent-encoded as in the address bar, without the query
 */
export function matchPath(pathname: string): Match {
  const path = withoutTrailingSlashes(pathname);
  const alias = aliases.get(path);
  if (alias) return { kind: 'redirect', route: alias, params: {}, language: isShared(alias) ? null : defaultLanguage };
  for (const { expression, route, language } of patterns) {
    const found = expression.exec(path);
    if (!found) continue;
    const params = decodeParams(found.groups ?? {});
    if (!params) continue;
    const now = movedParams(params, routeRow(route).moved ?? {});
    return { kind: path === pathname && !now ? 'page' : 'redirect', route, params: now ?? params, language };
  }
  return { kind: 'none' };
}

/** Replaces old parameters of a path by their current values; null if none has changed. */
export function movedParams(params: RouteParams, moved: Readonly<Record<string, string>>): RouteParams | null {
  const entries = Object.entries(params);
  if (!entries.some(([, value]) => Object.hasOwn(moved, value))) return null;
  return Object.fromEntries(entries.map(([name, value]) => [name, moved[value] ?? value]));
}

/** Removes trailing slashes. A loop does it, since the expression `/\/+$/` takes quadratic time for many slashes. */
function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

function decodeParams(groups: Record<string, string>): RouteParams | null {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}
