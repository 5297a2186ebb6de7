import { readFile } from 'node:fs/promises';
import type { BuildRecord } from '../../server/build-record.ts';
import { languages, type Language } from '../../src/i18n/language.ts';
import { canonicalPath } from '../../src/site/links.ts';
import { routes, type RouteId, type Screen } from '../../src/site/routes.ts';
import { readHtml, type HtmlElement } from '../html-elements.ts';
import type { SiteServer } from '../site-server.ts';

/** An address of the built site, and its content. */
export type Address = { path: string; route: RouteId; language: Language; screen: Screen };

/** Every page of the build in every language, as its canonical address. */
export async function allAddresses(): Promise<Address[]> {
  const { facts } = JSON.parse(await readFile('dist/server/site.json', 'utf8')) as BuildRecord;
  return facts.pages.flatMap(({ route, params }) =>
    languages.map((language) => ({
      path: canonicalPath(route, language, params),
      route,
      language,
      screen: routes[route].screen,
    })),
  );
}

/** A page as the server sends it. */
export type ServedPage = Address & {
  status: number;
  headers: Headers;
  html: string;
  /** The elements of these names, or all. */
  elements(...names: string[]): HtmlElement[];
  /** The content of a `meta` element by its name or property. */
  meta(name: string): string;
};

/** The headers of a crawler, without a cookie and without a language. */
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

/** Reads every page of a site as a crawler does, one after the other. */
export async function readPages(site: SiteServer): Promise<ServedPage[]> {
  const pages: ServedPage[] = [];
  for (const address of await allAddresses()) {
    const response = await fetch(site.url + address.path, { headers: crawler, redirect: 'manual' });
    const html = await response.text();
    const all = readHtml(html);
    const elements = (...names: string[]) => all.filter(({ name }) => names.length === 0 || names.includes(name));
    const meta = (wanted: string) =>
      elements('meta').find(({ attributes }) => [attributes['name'], attributes['property']].includes(wanted))
        ?.attributes['content'] ?? '';
    pages.push({ ...address, status: response.status, headers: response.headers, html, elements, meta });
  }
  return pages;
}

/** The faults of each page, with its address. */
export function faultsIn(
  pages: readonly ServedPage[],
  find: (page: ServedPage) => readonly (string | false | undefined)[],
): string[] {
  return pages.flatMap((page) =>
    find(page)
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${page.path} ${fault}`),
  );
}
