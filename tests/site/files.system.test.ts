import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measuredPages } from '../../bench/budgets.ts';
import { languages } from '../../src/i18n/language.ts';
import { pressDocumentPath } from '../../src/site/press-documents.ts';
import { routeIds, routePath, routeRow } from '../../src/site/routes.ts';
import { builtContent } from '../built-content.ts';
import { elementsOf } from '../html-elements.ts';
import { startSite, type SiteServer } from '../site-server.ts';

let site: SiteServer;
beforeAll(async () => (site = await startSite()));
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site.url), { headers, redirect: 'manual' });
const read = async (path: string) => (await get(path)).text();

/** The articles of the built site in both languages. */
const articles = Object.values(builtContent.articles);

test('llms.txt names the site’s addresses, and the manifest and its icons are served in their sizes', async () => {
  expect(await read('/llms.txt')).toContain(`(${site.url}/cursos)`);
  const { icons } = JSON.parse(await read('/site.webmanifest')) as { icons: { src: string; sizes: string }[] };
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  for (const { src, sizes } of [...pictures, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height } = await sharp(Buffer.from(await (await get(src)).arrayBuffer())).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the blog lists every article, and its feeds contain them whole, with absolute addresses', async () => {
  const blog = await read('/blog');
  const hrefs = elementsOf(blog, 'a').map(({ attributes }) => attributes['href']);
  expect(hrefs).toEqual(expect.arrayContaining(articles.map(({ es }) => `/blog/${es.id}`)));
  const feeds = elementsOf(blog, 'link').filter(
    ({ attributes: { rel, type = '' } }) => rel === 'alternate' && type.endsWith('+xml'),
  );
  expect(feeds).toHaveLength(2);
  for (const { attributes } of feeds) {
    const { type, href = '' } = attributes;
    const response = await get(href);
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    const feed = await response.text();
    expect(feed).toContain(`rel="self" type="${type}" href="${response.url}"/>`);
    expect(feed.match(/<entry>/g)).toHaveLength(articles.length);
    expect(feed).not.toContain('&lt;svg');
    expect(feed).not.toMatch(/href=&quot;(?!https?:|mailto:|tel:)/);
    for (const article of articles) {
      const { html, title } = article[href.includes('.en.') ? 'en' : 'es'];
      expect(feed).toContain(/^<p>([^<&"]{8,})/.exec(html.slice(html.lastIndexOf('<p>')))?.[1] ?? title);
    }
  }
});

test('the documents of the press are served as PDF', async () => {
  const documents = builtContent.press.items.filter((item) => item.type === 'pdf');
  expect(documents.length).toBeGreaterThan(0);
  for (const { filePath } of documents) {
    const document = await get(pressDocumentPath(filePath));
    expect(document.headers.get('content-type')).toBe('application/pdf');
    expect((await document.text()).slice(0, 5)).toBe('%PDF-');
  }
});

test('no script contains the title or the first long line of an article', async () => {
  const folder = join('dist', 'client', 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  expect(articles.length).toBeGreaterThanOrEqual(10);
  for (const { html, title } of articles.flatMap((article) => languages.map((language) => article[language]))) {
    const sentence = html.split(/<[^>]+>|\n/).find((line) => line.length > 60) ?? title;
    for (const words of [title, sentence]) expect(code.includes(words), words).toBe(false);
  }
});

test('an article has no inline style, and drawings of less than 6 kB', () => {
  for (const { id, html } of articles.flatMap(({ es, en }) => [es, en])) {
    expect(html, id).not.toMatch(/<[^>]*\sstyle=/);
    const drawings = (html.match(/<svg.*?<\/svg>/gs) ?? []).join('');
    expect(brotliCompressSync(drawings).length, id).toBeLessThan(6000);
  }
});

test('the script of a page is compressed and cached as immutable', async () => {
  const script = elementsOf(await read('/'), 'script').find(({ attributes }) => attributes['type'] === 'module');
  const { headers } = await get(script?.attributes['src'] ?? '', { 'accept-encoding': 'br' });
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('content-encoding')).toBe('br');
});

test('the documents of the tools are no larger than their goal', async () => {
  const { document: goal } = measuredPages['mock exam'].goal;
  for (const tool of ['canI', 'costs', 'compare', 'career', 'mockExam'] as const)
    for (const language of languages) {
      const { headers } = await get(routePath(tool, language), { 'accept-encoding': 'br' });
      const head = [...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + 4, 0);
      expect(head + Number(headers.get('content-length')), `${tool} (${language})`).toBeLessThanOrEqual(goal);
    }
});

test('every old address redirects to its page and keeps its query', async () => {
  for (const id of routeIds) {
    const row = routeRow(id);
    for (const alias of row.aliases ?? []) {
      const { status, headers } = await get(`${alias}?gclid=AbC&utm_source=x`);
      const path = 'shared' in row ? row.shared : row.es;
      expect([status, headers.get('location')], alias).toEqual([308, `${path}?gclid=AbC&utm_source=x`]);
    }
  }
});

test('a missing article is answered with 404 and a text of its own, and is not indexed', async () => {
  for (const [language, title, back] of [
    ['es', 'Post no encontrado', 'Volver al blog'],
    ['en', 'Post not found', 'Back to blog'],
  ] as const) {
    const answer = await get(`/blog/no-such-article?lang=${language}`);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(elementsOf(html, 'h1').map(({ text }) => text)).toEqual([title]);
    expect(elementsOf(html, 'a').find(({ text }) => text.includes(back))?.attributes['href']).toBe('/blog');
    expect(html).toContain('<meta name="robots" content="noindex');
  }
});

test('the log contains no e-mail address and no query of a URL, no browser name and no IP address of a visitor', async () => {
  await get('/cursos?email=someone@example.com', { 'user-agent': 'Secret/1.0', 'x-forwarded-for': '80.58.61.250' });
  await get('/nada/someone@example.com');
  await get('/buscar?q=gafas');
  expect(site.output()).not.toMatch(/someone@example\.com|gafas|Secret|80\.58/);
});
