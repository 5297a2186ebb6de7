import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SiteServer } from '../site-server.ts';
import { faultsIn, readPages, type ServedPage } from './pages.ts';

let site: SiteServer;
let pages: ServedPage[];
beforeAll(async () => {
  site = await startSite();
  pages = await readPages(site);
});
afterAll(() => site.stop());

const isIndexed = (page: ServedPage) => !page.meta('robots').startsWith('noindex');

test('an indexed page names its own address, and both languages of a page link to each other', () => {
  const addresses = new Set(pages.map(({ path }) => site.url + path));
  expect(
    faultsIn(pages, (page) => {
      if (!isIndexed(page)) return [];
      const links = page.elements('link').map(({ attributes }) => attributes);
      const alternates = new Map(links.flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href]] : [])));
      return [
        links.find(({ rel }) => rel === 'canonical')?.['href'] !== site.url + page.path && 'is not canonical',
        [...alternates.keys()].toSorted().join() !== 'en,es,x-default' && `has ${[...alternates.keys()].join()}`,
        alternates.get(page.language) !== site.url + page.path && 'has another address in its own language',
        [...alternates.values()].some((href) => !addresses.has(href)) && 'names an address that is no page',
      ];
    }),
  ).toEqual([]);
});

type Node = Record<string, unknown> & { '@type': string | string[]; '@id'?: string };

/** The properties that a node of each type must have on this site. */
const needed: Record<string, readonly string[]> = {
  WebPage: ['url', 'name', 'description', 'inLanguage', 'isPartOf'],
  EducationalOrganization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'citation'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
  Service: ['name', 'provider'],
};

test('the structured data of a page are one graph, with references only to its nodes and those of “/”', () => {
  const shared = new Set(['#organization', '#website', '#madrid', '#canarias'].map((id) => `${site.url}/${id}`));
  const seen = new Set<string>();
  for (const { path, elements } of pages) {
    const blocks = elements('script').filter(({ attributes }) => attributes['type'] === 'application/ld+json');
    expect(blocks, path).toHaveLength(1);
    const data = JSON.parse(blocks[0]?.text ?? '') as { '@context': string; '@graph': Node[] };
    expect(data['@context'], path).toBe('https://schema.org');
    const own = new Set(data['@graph'].map((node) => node['@id']));
    expect(own.size, `${path}: two parts with one id, or one without`).toBe(data['@graph'].length);
    for (const node of data['@graph']) {
      const type = [node['@type']].flat()[0] ?? '';
      seen.add(type);
      for (const field of needed[type] ?? []) expect(node, `${path}: ${type}`).toHaveProperty(field);
      for (const [, id = ''] of JSON.stringify(node).matchAll(/\{"@id":"([^"]+)"\}/g))
        expect(own.has(id) || shared.has(id), `${path} refers to ${id}`).toBe(true);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(Object.keys(needed)));
});

test('every page has a title and a picture for shared links', async () => {
  expect(
    faultsIn(pages, (page) => [
      !page.meta('og:image').startsWith(`${site.url}/social/`) && 'has no picture',
      page.meta('og:title') === '' && 'has no title',
      page.meta('twitter:card') !== 'summary_large_image' && 'has no card',
    ]),
  ).toEqual([]);
});

test('the sitemap lists every indexed page, each with a day, and only pictures that exist', async () => {
  const entries = (await (await fetch(`${site.url}/sitemap.xml`)).text()).split('\n').slice(2, -2);
  const address = String.raw`http://localhost:\d+/[^\s<>"]{0,2000}`;
  const entry = new RegExp(
    `^<url><loc>(${address})</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>` +
      `(?:<xhtml:link rel="alternate" hreflang="(?:es|en|x-default)" href="${address}"/>){3}` +
      `(?:<image:image><image:loc>${address}</image:loc></image:image>)*</url>$`,
  );
  const listed = entries.map((line) => entry.exec(line)?.[1]?.slice(site.url.length) ?? line);
  expect(listed.toSorted()).toEqual(
    pages
      .filter(isIndexed)
      .map(({ path }) => path)
      .toSorted(),
  );
  const images = new Set(
    entries.flatMap((line) => [...line.matchAll(/<image:loc>([^<]+)/g)].map(([, image]) => image)),
  );
  expect(images.size).toBeGreaterThan(20);
  for (const image of images) expect((await fetch(image ?? '', { method: 'HEAD' })).status, image).toBe(200);
});
