import { languages } from '../../src/i18n/language.ts';
import { canonicalPath } from '../../src/site/links.ts';
import { isIndexed } from '../../src/site/routes.ts';
import type { SitePage } from '../../src/site/sitemap.ts';

/** The body of a request as indexnow.org documents it: the addresses that search engines should read again. */
export type IndexNowRequest = { host: string; key: string; keyLocation: string; urlList: string[] };

/** Address of the key file, by which search engines verify that the request comes from the site. */
export function indexNowKeyPath(key: string): string {
  return `/${key}.txt`;
}

/**
 * The request for all indexed pages that have changed since a day, in every language.
 * @param siteUrl origin of the site, without a slash at its end
 * @param since `YYYY-MM-DD`, or null for all pages
 */
export function indexNowRequest(
  { siteUrl, key }: { siteUrl: string; key: string },
  pages: readonly SitePage[],
  since: string | null,
): IndexNowRequest {
  const urlList = pages.flatMap(({ route, params, modified }) =>
    languages
      .filter((language) => since === null || (modified?.[language] ?? '') >= since)
      .filter(() => isIndexed(route))
      .map((language) => siteUrl + canonicalPath(route, language, params)),
  );
  return { host: new URL(siteUrl).host, key, keyLocation: siteUrl + indexNowKeyPath(key), urlList };
}
