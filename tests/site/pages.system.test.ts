import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '../../src/site/links.ts';
import { courseMenu, footerMenu, studentMenu } from '../../src/site/menus.ts';
import { builtContent } from '../built-content.ts';
import { elementsOf } from '../html-elements.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { faultsIn, readPages, type ServedPage } from './pages.ts';

let site: SiteServer;
let pages: ServedPage[];
beforeAll(async () => {
  site = await startSite();
  pages = await readPages(site);
});
afterAll(() => site.stop());

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Inline styles are faults. The rules of style below are off: React and the HTML minifier write another style.
    'no-inline-style': 'error',
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Popover buttons and telephone numbers are correct as they are.
    'tel-non-breaking': 'off',
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'no-raw-characters': 'off',
    'script-type': 'off',
    'require-sri': 'off',
    'valid-id': 'off',
    // Fields of the same name make a list, such as the courses of a comparison.
    'form-dup-name': 'off',
  },
});

test('every page is served in the language of its address, with one heading of the first level and a title', () => {
  expect(
    faultsIn(pages, (page) => [
      page.status !== 200 && `answers ${page.status}`,
      page.elements('html')[0]?.attributes['lang'] !== page.language && 'is in another language',
      page.elements('h1').length !== 1 && `has ${page.elements('h1').length} h1`,
      (!page.elements('title')[0]?.text || !page.meta('description')) && 'has no title or no description',
      /data-when|<!--(?:when|end)/.test(page.html) && 'has a condition that the server has not resolved',
    ]),
  ).toEqual([]);
});

/** Pages in English have the same markup. */
const inSpanish = () => pages.filter(({ language }) => language === 'es');

test('every document in Spanish is valid', async () => {
  const reports = await Promise.all(
    inSpanish().map(async ({ path, html }) =>
      (await validator.validateString(html)).results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
      ),
    ),
  );
  expect(reports.flat()).toEqual([]);
});

test('every page allows its own inline scripts and styles, and no others', () => {
  expect(
    faultsIn(pages, (page) => {
      const inline = page
        .elements('script', 'style')
        .filter(({ attributes: { src, type = '' } }) => src === undefined && !type.startsWith('application/'))
        .map(({ html }) => `'sha256-${createHash('sha256').update(html).digest('base64')}'`);
      const allowed = page.headers.get('content-security-policy')?.match(/'sha256-[^']+'/g) ?? [];
      const expected = [...new Set(inline)].toSorted().join();
      return [(expected === '' || allowed.toSorted().join() !== expected) && `allows ${allowed.join()}`];
    }),
  ).toEqual([]);
});

/** The status of an address. A busy server refuses calendars, and is asked again. */
async function statusOf(path: string): Promise<number> {
  for (;;) {
    const { status } = await fetch(site.url + path, { method: 'HEAD' });
    if (status !== 503) return status;
  }
}

test('no link within the site is broken, in either language', async () => {
  // A query changes what a page shows, not whether there is a page.
  const known = new Map(pages.map(({ path, status }) => [path.split('?')[0] ?? '', status]));
  const broken: string[] = [];
  for (const page of pages) {
    const ids = new Set(page.elements().map(({ attributes }) => attributes['id']));
    for (const { attributes } of page.elements('a')) {
      const { href = '' } = attributes;
      if (href.startsWith('#') && !ids.has(href.slice(1))) broken.push(`${page.path}: ${href}`);
      if (!href.startsWith('/')) continue;
      const address = href.split(/[?#]/)[0] ?? '';
      const status = known.get(address) ?? (await statusOf(address));
      known.set(address, status);
      if (status !== 200) broken.push(`${page.path}: ${href} answers ${status}`);
    }
  }
  expect(broken).toEqual([]);
  expect(known.size).toBeGreaterThan(100);
});

test('every course page and guide has a bar with links to its sections in their order, and to a contact', () => {
  const courses = Object.values(builtContent.courses).flatMap(({ route, page }) => (route && page ? [route] : []));
  const routes = [...courses, 'advancedTraining', 'licenceGuide', 'teamsGuide'];
  expect(
    faultsIn(inSpanish(), (page) => {
      if (!routes.includes(page.route)) return [];
      const bar = page.elements().find(({ attributes }) => attributes['data-page-bar'] !== undefined);
      const links = elementsOf(bar?.html ?? '', 'a');
      const ids = page.elements().map(({ attributes }) => attributes['id']);
      const places = links.slice(0, -1).map(({ attributes }) => ids.indexOf(attributes['href']?.slice(1)));
      const action = links.at(-1);
      const isContact = /^(?:#contact-section$|\/contacto$|mailto:)/.test(action?.attributes['href'] ?? '');
      return [
        places.length < 4 && `has a bar of ${places.length} links`,
        places.some((place, nth) => place < (places[nth - 1] ?? 0)) && 'has sections in another order',
        !(isContact && /^(?:Solicitar información|Ayuda con )/.test(action?.text ?? '')) && 'has no contact in its bar',
      ];
    }),
  ).toEqual([]);
  expect(routes.length).toBeGreaterThan(8);
});

test('every page links to all courses, campuses and guides, and marks texts of the other language', () => {
  const linked = [...courseMenu, ...footerMenu, ...studentMenu, 'blog', 'services'] as const;
  expect(
    faultsIn(pages, (page) => {
      const hrefs = page.elements('a').map(({ attributes }) => attributes['href']?.split('?')[0]);
      return linked.map((id) => !hrefs.includes(pathTo(id, page.language)) && `does not link to ${id}`);
    }),
  ).toEqual([]);
  for (const [path, language, words] of [
    ['/solicitar-licencia?lang=en', 'es', 'Solicitud general'],
    ['/blog/requisitos-para-ser-controlador-aereo?lang=en', 'es', 'bachillerato'],
    ['/blog/fraseologia-aeronautica', 'en', ''],
  ] as const) {
    const marked = pages
      .find((page) => page.path === path)
      ?.elements()
      .filter(({ attributes, text }) => attributes['lang'] === language && text.includes(words));
    expect(marked?.length, path).toBeGreaterThan(words ? 0 : 50);
  }
});

test('an article links to its sources, and every picture states its size', () => {
  expect(
    faultsIn(pages, (page) => {
      const hrefs = page.elements('a').map(({ attributes }) => attributes['href']);
      const article = Object.values(builtContent.articles).find(
        ({ es }) => page.path.split('?')[0] === `/blog/${es.id}`,
      );
      return [
        article?.[page.language].sources.some(({ url }) => !hrefs.includes(url)) && 'misses a source',
        ...page
          .elements('img')
          .map(
            ({ attributes: { width, height, src } }) => !(Number(width) * Number(height)) && `has ${src} of no size`,
          ),
      ];
    }),
  ).toEqual([]);
});

test('the centre’s e-mail addresses are in no document but the legal pages', () => {
  const { email, technicalOffice } = builtContent.centre;
  expect(
    faultsIn(pages, ({ screen, html }) => [
      screen !== 'legal' && [email, technicalOffice.email].some((each) => html.includes(each)) && 'has an address',
    ]),
  ).toEqual([]);
});

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
