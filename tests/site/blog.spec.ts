import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { builtContent } from '../built-content.ts';
import { test } from '../page-test.ts';
import { languages, type Language } from '../../src/i18n/language.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { fill } from '../../src/i18n/words/fill.ts';
import { newestFirst } from '../../src/site/newest-first.ts';
import { pressDocumentPath } from '../../src/site/press-documents.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { wake } from '../wake.ts';

/** The articles of the built site in one language, newest first. */
const articlesIn = (language: Language) =>
  newestFirst(Object.values(builtContent.articles).map((article) => article[language]));

let site: SiteServer;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

async function structuredData(page: Page, type: string): Promise<unknown> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as { '@graph': { '@type': string }[] };
  return graph.find((node) => node['@type'] === type);
}

test('no script contains the title or the first long line of an article', async () => {
  const folder = join('dist', 'client', 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  for (const language of languages) {
    const articles = articlesIn(language);
    expect(articles.length).toBeGreaterThanOrEqual(10);
    for (const { html, title } of articles) {
      const sentence =
        html
          .replace(/<[^>]+>/g, '\n')
          .split('\n')
          .find((line) => line.length > 60) ?? '';
      expect(sentence).not.toBe('');
      expect(code).not.toContain(sentence);
      expect(code).not.toContain(title);
    }
  }
});

test('the served blog lists every article, and its feeds and documents are served', async ({ page, request }) => {
  const { length: count } = articlesIn('es');
  await page.goto(`${site.url}/blog`);
  // The newest articles have two links each: in the grid and in the carousel.
  const leadsTo = await page
    .locator('main article a[href^="/blog/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(leadsTo).size).toBe(count);
  const feeds = await page.locator('head link[rel="alternate"][type$="+xml"]').all();
  expect(feeds).toHaveLength(4);
  for (const link of feeds) {
    const type = await link.getAttribute('type');
    const feed = await request.get(site.url + (await link.getAttribute('href')));
    expect(feed.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    const text = await feed.text();
    expect(text).toContain(`rel="self" type="${type}" href="${feed.url()}"/>`);
    const entries = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return parsed.querySelector('parsererror')?.textContent ?? parsed.querySelectorAll('entry, item').length;
    }, text);
    expect(entries).toBe(count);
  }
  const { items } = builtContent.press;
  expect(items).toHaveLength(5);
  for (const item of items) {
    if (item.type !== 'pdf') continue;
    const document = await request.get(site.url + pressDocumentPath(item.filePath));
    expect(document.headers()['content-type']).toBe('application/pdf');
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('an article has structured data for search engines', async ({ page }) => {
  const article = articlesIn('en')[0]!;
  const { id } = article;
  await page.goto(`${site.url}/blog/${id}?lang=en`);
  expect(await structuredData(page, 'BlogPosting')).toMatchObject({
    '@type': 'BlogPosting',
    headline: article.title,
    datePublished: article.date,
    dateModified: article.updated,
    publisher: { logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png` } },
    citation: article.sources.map(({ title, url }) => ({ name: title.replaceAll('\u00A0', ' '), url })),
    inLanguage: 'en',
    url: `${site.url}/blog/${id}?lang=en`,
  });
  expect(await structuredData(page, 'BreadcrumbList')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { item: `${site.url}/?lang=en` },
      { item: `${site.url}/blog?lang=en` },
      { item: `${site.url}/blog/${id}?lang=en` },
    ],
  });
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeAttached();
});

test('the blog has structured data with its articles, a picture to share and links to the first steps', async ({
  page,
  request,
}) => {
  await page.goto(`${site.url}/blog`);
  expect(await structuredData(page, 'Blog')).toMatchObject({
    '@type': 'Blog',
    url: `${site.url}/blog`,
    blogPost: articlesIn('es').map(({ id, title }) => ({ headline: title, url: `${site.url}/blog/${id}` })),
  });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(picture ?? '')).ok()).toBe(true);
  const steps = page.getByRole('navigation', { name: 'Empieza aquí' }).getByRole('link');
  expect(await steps.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    builtContent.blog.startHere.map(({ article }) => `/blog/${article}`),
  );
});

test('feeds contain whole articles with absolute addresses, and the sitemap lists the date of each article', async ({
  request,
}) => {
  const atom = await (await request.get(`${site.url}/blog/feed.en.xml`)).text();
  const rss = await (await request.get(`${site.url}/blog/rss.en.xml`)).text();
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
  for (const feed of [atom, rss]) {
    expect(feed).not.toContain('&lt;svg');
    expect(feed).not.toMatch(/href=&quot;(?!https?:|mailto:|tel:)/);
  }
  for (const { id, html, title, updated } of articlesIn('en')) {
    const last = html.lastIndexOf('<p>');
    const words = /^<p>([^<&"]{8,})/.exec(html.slice(last))?.[1] ?? title;
    for (const feed of [atom, rss]) expect(feed, id).toContain(words);
    expect(sitemap).toContain(`<loc>${site.url}/blog/${id}?lang=en</loc><lastmod>${updated}</lastmod>`);
  }
});

test('every article fits on a phone, shows its drawings and sources, and has no inline style', async ({ page }) => {
  test.slow();
  await page.route('**/assets/*.js', (route) => route.abort());
  // Pictures are never delivered: the layout must not depend on loaded pictures.
  await page.route('**/assets/pictures/*', () => undefined);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id, html, sources: written } of articlesIn('es')) {
    expect(html, id).not.toMatch(/<[^>]*\sstyle=/);
    const drawings = (html.match(/<svg.*?<\/svg>/gs) ?? []).join('');
    expect(brotliCompressSync(drawings).length, `drawings of ${id}`).toBeLessThan(6000);
    await page.goto(`${site.url}/blog/${id}?lang=es`, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(390);
    // The name of the article in the breadcrumbs may take several lines, and begins on the line of the parent pages.
    const gap = await page.locator('nav > ol > li[aria-current]').evaluate((here) => {
      const above = here.previousElementSibling?.getBoundingClientRect().right ?? 0;
      return (here.getClientRects()[0]?.left ?? 0) - above;
    });
    expect(gap, id).toBeGreaterThanOrEqual(-1);
    for (const figure of await page.locator('article figure[data-figure]').all()) {
      await expect(figure.getByRole('img')).toHaveCount(1);
      const box = await figure.getByRole('img').boundingBox();
      expect(box?.width, id).toBeGreaterThan(280);
    }
    for (const table of await page.locator('article [data-table]').all()) {
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), `a table of ${id}`).toBeLessThanOrEqual(
        0,
      );
    }
    const sources = page.locator('section[aria-labelledby="article-sources"] a');
    expect(await sources.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      written.map(({ url }) => url),
    );
  }
});

for (const [language, title, back] of [
  ['es', 'Post no encontrado', 'Volver al blog'],
  ['en', 'Post not found', 'Back to blog'],
] as const) {
  test(`the address of a missing article is answered with 404 and the text for missing articles (${language})`, async ({
    page,
  }) => {
    const answer = await page.goto(`${site.url}/blog/no-such-article?lang=${language}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main').getByRole('link', { name: back })).toHaveAttribute('href', '/blog');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

test('an article opens at its top, Back restores the scroll position, and a tag adds a history entry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site.url}/blog`);
  await wake(page);
  const card = page.locator('main article').nth(1).getByRole('heading').getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  const title = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(left - 1);

  const all = await page.locator('main article').count();
  const tag = page.getByRole('navigation', { name: 'Temas' }).getByRole('link', { name: 'Inglés' });
  await tag.press('Enter');
  await expect(page).toHaveURL(/\/blog\?tag=english$/);
  await expect(page.locator('main article')).not.toHaveCount(all);
  const few = await page.locator('main article').count();
  await expect(
    page.getByRole('status').filter({ hasText: fill(dictionaries.es['blog.count.other'], { count: few }) }),
  ).toHaveCount(1);
  await expect(tag).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.locator('main article')).toHaveCount(all);
});
