import { fromKeys } from '../i18n/from-keys.ts';
import { defaultLanguage, languages, type Language, type Localized } from '../i18n/language.ts';
import { isShared, routeIds, routePath, routeRow, type RouteId } from './routes.ts';

/** Values of the parameters of a path pattern: `{ slug: 'requisitos' }`. */
export type RouteParams = Readonly<Record<string, string>>;

/**
 * The path of links to a page from pages of the same language. The path of a shared page has no
 * language: links keep the document's language, and the server detects the visitor's.
 * @throws Error if a parameter of the pattern has no value
 */
export function pathTo(route: RouteId, language: Language, params: RouteParams = {}): string {
  return routePath(route, language).replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The link to "${route}" needs a value for ":${name}".`);
    return encodeURIComponent(value);
  });
}

/**
 * The address that always shows a page in this language, for search engines, the sitemap, feeds and shared links. A
 * shared page's English version is its path with `?lang=en`.
 */
export function canonicalPath(route: RouteId, language: Language, params?: RouteParams): string {
  const path = pathTo(route, language, params);
  return isShared(route) && language !== defaultLanguage ? `${path}?lang=${language}` : path;
}

/**
 * A page's canonical path in every language, for `hreflang`. If its row has `canonical`, these are the paths of the
 * page with that id.
 */
export function alternatePaths(route: RouteId, params?: RouteParams): Localized<string> {
  const canonical = routeIds.find((id) => id === routeRow(route).canonical) ?? route;
  return fromKeys(languages, (language) => canonicalPath(canonical, language, params));
}
