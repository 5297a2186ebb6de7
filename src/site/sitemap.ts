import { defaultLanguage, languages, type Localized } from '../i18n/language.ts';
import { alternatePaths, type RouteParams } from './links.ts';
import { isIndexed, type RouteId } from './routes.ts';

/** A page, with the day of the last change (`YYYY-MM-DD`) and the paths of the pictures in each language. */
export type SitePage = {
  route: RouteId;
  params: RouteParams;
  modified?: Localized<string>;
  pictures?: Localized<readonly string[]>;
};

/**
 * The sitemap: every indexed page in every language, each entry with all its alternates (sitemaps.org, Google's
 * `xhtml:link` and image extensions).
 * @param siteUrl origin of the site, without a trailing slash
 */
export function sitemapXml(siteUrl: string, pages: readonly SitePage[]): string {
  const entries = pages.filter(({ route }) => isIndexed(route)).flatMap((page) => urlEntries(siteUrl, page));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function urlEntries(siteUrl: string, { route, params, modified, pictures }: SitePage): string[] {
  const paths = alternatePaths(route, params);
  const links = [...languages, 'x-default' as const].map((hreflang) => {
    const path = paths[hreflang === 'x-default' ? defaultLanguage : hreflang];
    return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`;
  });
  return languages.map((language) => {
    const day = modified?.[language];
    const images = (pictures?.[language] ?? []).map(
      (path) => `<image:image><image:loc>${siteUrl}${path}</image:loc></image:image>`,
    );
    const lastModified = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${siteUrl}${paths[language]}</loc>${lastModified}${links.join('')}${images.join('')}</url>`;
  });
}

/**
 * The robots.txt: everything may be crawled. A page that must not be indexed has `noindex`, which a crawler can read
 * only if it may fetch the page.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
