import { defaultLanguage, languages } from '../i18n/language.ts';
import { alternatePaths, type RouteParams } from './links.ts';
import { routeRow, type RouteId } from './routes.ts';

/** A page that exists, and the day its content last changed (`YYYY-MM-DD`) where that is known. */
export type SitePage = { route: RouteId; params: RouteParams; modified?: string };

/**
 * The sitemap: every indexed page in every language, each entry with all its alternates (sitemaps.org, Google's
 * `xhtml:link` extension).
 * @param siteUrl origin of the site, without a slash at its end
 */
export function sitemapXml(siteUrl: string, pages: readonly SitePage[]): string {
  const entries = pages
    .filter(({ route }) => routeRow(route).indexed !== false)
    .flatMap((page) => urlEntries(siteUrl, page));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function urlEntries(siteUrl: string, { route, params, modified }: SitePage): string[] {
  const paths = alternatePaths(route, params);
  const links = [...languages, 'x-default' as const].map((hreflang) => {
    const path = paths[hreflang === 'x-default' ? defaultLanguage : hreflang];
    return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`;
  });
  const lastModified = modified ? `<lastmod>${modified}</lastmod>` : '';
  return languages.map(
    (language) => `<url><loc>${siteUrl}${paths[language]}</loc>${lastModified}${links.join('')}</url>`,
  );
}

/**
 * The robots.txt: everything may be crawled. Pages that must not be kept say so themselves, which a crawler can only
 * read if it may fetch them.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
