import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '../../src/i18n/language.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { allAddresses, type Address } from './addresses.ts';

let site: SiteServer;
let addresses: Address[];
test.beforeAll(async () => {
  site = await startSite();
  addresses = await allAddresses();
});
test.afterAll(() => site.stop());

/** The headers of a crawler, without a cookie and without a language. */
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

async function read(path: string, headers: Record<string, string> = crawler): Promise<string> {
  const answer = await fetch(site.url + path, { headers, redirect: 'manual' });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

const notIndexed = (html: string) => contentOf(html, 'robots').startsWith('noindex');

test('a crawler reads every page in the language of its address, and both languages link to each other', async () => {
  for (const { path, language } of addresses) {
    const html = await read(path);
    expect(/<html lang="(\w\w)"/.exec(html)?.[1], path).toBe(language);
    const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (notIndexed(html)) continue;
    expect(canonical, path).toBe(site.url + path);
    const alternates = new Map([...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, of, to]) => [of, to]));
    expect(new Set(alternates.keys()), path).toEqual(new Set(['en', 'es', 'x-default']));
    expect(alternates.get(language), path).toBe(site.url + path);
    const other = addresses.find((each) => site.url + each.path === alternates.get(language === 'es' ? 'en' : 'es'));
    expect(other, `${path} names another language that is no page`).toBeDefined();
  }
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

test('the structured data of a page are one graph, with references only to its nodes and those of “/”', async () => {
  const shared = new Set(['#organization', '#website', '#madrid', '#canarias'].map((id) => `${site.url}/${id}`));
  const seen = new Set<string>();
  for (const { path } of addresses) {
    const html = await read(path);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    expect(blocks, path).toHaveLength(1);
    const data = JSON.parse(blocks[0]?.[1] ?? '') as { '@context': string; '@graph': Node[] };
    expect(data['@context'], path).toBe('https://schema.org');
    const own = new Set(data['@graph'].map((node) => node['@id']));
    expect(own.size, `${path}: two parts with one id, or one without`).toBe(data['@graph'].length);
    for (const node of data['@graph']) {
      const type = [node['@type']].flat()[0] ?? '';
      seen.add(type);
      for (const field of needed[type] ?? []) expect(node, `${path}: ${type}`).toHaveProperty(field);
      for (const [, id = ''] of JSON.stringify(node).matchAll(/\{"@id":"([^"]+)"\}/g)) {
        expect(own.has(id) || shared.has(id), `${path} refers to ${id}`).toBe(true);
      }
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(Object.keys(needed)));
});

test('the structured data of the home page describe the centre and the website, in both languages', async () => {
  for (const language of languages) {
    const html = await read(`/?lang=${language}`);
    const [, text = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const { '@graph': graph } = JSON.parse(text) as { '@graph': Node[] };
    expect(graph.find((node) => node['@id'] === `${site.url}/#organization`)).toMatchObject({
      '@type': 'EducationalOrganization',
      'url': expect.stringContaining(site.url),
      'hasCredential': { identifier: 'PFATC-19' },
      'subOrganization': [{ '@id': `${site.url}/#madrid` }, { '@id': `${site.url}/#canarias` }],
    });
    expect(graph.map((node) => node['@id'])).toContain(`${site.url}/#website`);
  }
});

test('every page has a title and a picture of the right size for shared links', async () => {
  const previews = ['WhatsApp/2.24', 'Twitterbot/1.0', 'LinkedInBot/1.0 (compatible; Mozilla/5.0)'];
  const pictures = new Set<string>();
  for (const [nth, { path }] of addresses.entries()) {
    const html = await read(path, { 'user-agent': previews[nth % previews.length] ?? '' });
    const picture = contentOf(html, 'og:image');
    expect(picture, path).toContain(`${site.url}/social/`);
    expect(contentOf(html, 'og:title'), path).not.toBe('');
    expect(contentOf(html, 'twitter:card'), path).toBe('summary_large_image');
    pictures.add(picture);
  }
  for (const picture of pictures) {
    const answer = await fetch(picture);
    expect(answer.status, picture).toBe(200);
    const data = Buffer.from(await answer.arrayBuffer());
    expect(data.length, picture).toBeLessThanOrEqual(60_000);
    const { width, height, format } = await sharp(data).metadata();
    expect({ width, height, format }, picture).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  }
});

test('breadcrumbs show the position of a page, and lead to the pages above it', async ({ page }) => {
  await page.goto(`${site.url}/courses`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Courses']);
  await page.goto(`${site.url}/bloque-1-habilitacion-torre`);
  const way = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(way.getByRole('listitem')).toHaveText(['Inicio', 'Cursos', /Bloque 1/]);
  await way.getByRole('link', { name: 'Cursos' }).click();
  await expect(page).toHaveURL(`${site.url}/cursos`);
  await expect(way.getByRole('listitem')).toHaveText(['Inicio', 'Cursos']);
});

test('the sitemap lists every indexed page, each with a day, and only pictures that exist', async () => {
  const xml = await read('/sitemap.xml');
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  const listed = new Set(entries.map((entry) => /<loc>([^<]+)/.exec(entry)?.[1]?.slice(site.url.length)));
  for (const { path } of addresses) expect(listed.has(path), path).toBe(!notIndexed(await read(path)));
  for (const entry of entries) expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  const images = new Set([...xml.matchAll(/<image:loc>([^<]+)/g)].map(([, address = '']) => address));
  expect(images.size).toBeGreaterThan(20);
  for (const image of images) expect((await fetch(image, { method: 'HEAD' })).status, image).toBe(200);
});

/**
 * The violations of a sitemap's schemas: sitemap.xsd of sitemaps.org (0.9) and Google's schema for images (1.1).
 * Alternates have no schema, so they are checked against Google's documentation.
 */
function sitemapFaults(xml: string): string[] {
  const [sitemap, image, xhtml] = [
    'http://www.sitemaps.org/schemas/sitemap/0.9',
    'http://www.google.com/schemas/sitemap-image/1.1',
    'http://www.w3.org/1999/xhtml',
  ];
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  const nameOf = ({ namespaceURI, localName }: Element) => `${namespaceURI} ${localName}`;
  if (nameOf(root) !== `${sitemap} urlset`) return [`the root is ${nameOf(root)}: ${root.textContent}`];
  const isAddress = (text: string | null) => /^https?:\/\/\S{4,2040}$/.test(text ?? '') && URL.canParse(text ?? '');
  const isDay = (text: string | null) => new Date(text ?? '').toISOString().startsWith(text ?? '-');
  const faults = root.children.length > 50_000 ? ['more than 50,000 addresses'] : [];
  for (const url of root.children) {
    const names = [...url.children].map(nameOf);
    const kinds = [`${sitemap} loc`, `${sitemap} lastmod`, `${xhtml} link`, `${image} image`];
    const order = names.map((name) => Math.min(kinds.indexOf(name), 2));
    const [loc, lastmod] = url.children;
    const wrong = [
      nameOf(url) !== `${sitemap} url` && 'is no url',
      (names[0] !== kinds[0] || names.lastIndexOf(kinds[0] ?? '') > 0) && 'has not one loc, before all else',
      !isAddress(loc?.textContent ?? null) && 'has a loc that is no address of 12 to 2,048 characters',
      (order.includes(-1) || order.join() !== order.toSorted((a, b) => a - b).join()) && `has ${names.join()}`,
      names[1] === kinds[1] && !isDay(lastmod?.textContent ?? null) && 'has a lastmod that is no date',
      [...url.getElementsByTagNameNS(xhtml ?? '', 'link')].some(
        (link) =>
          link.getAttribute('rel') !== 'alternate' ||
          !/^(?:[a-z]{2}|x-default)$/.test(link.getAttribute('hreflang') ?? '') ||
          !isAddress(link.getAttribute('href')),
      ) && 'has an alternate without language or address',
      [...url.getElementsByTagNameNS(image ?? '', 'image')].some(
        ({ children: [only, ...others] }) =>
          !only || nameOf(only) !== `${image} loc` || !isAddress(only.textContent) || others.length > 0,
      ) && 'has a picture without one address',
      names.filter((name) => name === kinds[3]).length > 1000 && 'has more than 1,000 pictures',
    ];
    faults.push(...wrong.filter((fault) => fault !== false).map((fault) => `${loc?.textContent} ${fault}`));
  }
  return faults;
}

test('the sitemap is valid against its schemas', async ({ page }) => {
  const xml = await read('/sitemap.xml');
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  expect(await page.evaluate(sitemapFaults, xml)).toEqual([]);
  const broken = xml
    .replace(/(<lastmod>.*?<\/lastmod>)(<xhtml:link.*?\/>)/, '$2$1')
    .replace('<image:loc>', '<image:loc>no ');
  expect(await page.evaluate(sitemapFaults, broken)).toHaveLength(2);
});

test('llms.txt, the manifest and its icons are served', async () => {
  expect(await read('/llms.txt')).toContain(`(${site.url}/cursos)`);
  const { icons } = JSON.parse(await read('/site.webmanifest')) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
    const { width } = await sharp(Buffer.from(await (await fetch(site.url + src)).arrayBuffer())).metadata();
    expect(`${width}x${width}`, src).toBe(sizes);
  }
  const touch = await sharp(
    Buffer.from(await (await fetch(`${site.url}/apple-touch-icon.png`)).arrayBuffer()),
  ).metadata();
  expect(touch.width).toBe(180);
});
