import { expect } from '@playwright/test';
import { wholeNumber } from '../../src/i18n/format.ts';
import { languages, type Language } from '../../src/i18n/language.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { pathTo } from '../../src/site/links.ts';
import { routeIds } from '../../src/site/routes.ts';
import { openSearchIndex, type SearchEngine } from '../../src/site/search/search-engine.ts';
import { searchIndexPath, shownPath, type SearchIndexFile } from '../../src/site/search/search-index.ts';
import type { SiteServer } from '../site-server.ts';
import { test } from '../site-test.ts';
import { builtContent } from '../built-content.ts';
import { typedQuestions } from './search-questions.ts';

type Courses = SiteContent['courses'];
const amount = (courses: Courses, id: string, language: Language) =>
  wholeNumber(courses[id]?.facts.price?.amount ?? 0, language);

/** Questions of visitors, and the words that their answers must contain. */
const answers: readonly (readonly [Language, string, (courses: Courses) => readonly string[]])[] = [
  ['es', 'precio', (courses) => [amount(courses, 'block-1-tower', 'es'), amount(courses, 'complete-rating', 'es')]],
  [
    'en',
    'how expensive',
    (courses) => [amount(courses, 'block-1-tower', 'en'), amount(courses, 'call-preparation', 'en')],
  ],
  ['es', 'cuanto cuesta el bloque 2', (courses) => [amount(courses, 'block-2-route-approach', 'es')]],
  ['es', 'cuánto dura', () => ['Bloque 1, 6 meses', '11 a 13 meses']],
  ['en', 'how long', () => ['Block 1, 6 months']],
  ['es', 'cuándo empieza el curso', () => ['Bloque 1: básico y torre, 25 de noviembre de 2025']],
  ['en', 'refund', () => ['in writing']],
  ['es', 'beca', () => ['becas']],
  ['en', 'do i need spanish', () => ['level 6']],
  ['en', 'conversion of licence', () => ['AESA']],
  ['es', 'dónde estáis', () => ['Madrid y en Gran Canaria']],
];

async function openEngine(site: SiteServer, language: Language): Promise<SearchEngine> {
  const response = await fetch(site.url + searchIndexPath(language));
  return openSearchIndex((await response.json()) as SearchIndexFile, language);
}

/** The path of a page by the name of its route, or of an article by its slug. */
function pathOf(page: string, language: Language): string {
  const route = routeIds.find((id) => id === page);
  return route ? pathTo(route, language) : pathTo('article', language, { slug: page });
}

for (const language of languages)
  test(`${language}: at least 36 of 40 typed questions find their page first`, async ({ site }) => {
    const search = await openEngine(site, language);
    const missed = typedQuestions[language].filter(([question, ...pages]) => {
      const first = search(question).results[0]?.path.split('#')[0];
      return !pages.some((page) => pathOf(page, language) === first);
    });
    expect(typedQuestions[language]).toHaveLength(40);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(4);
  });

for (const [language, question, figures] of answers)
  test(`${language}: “${question}” is answered above the list of results`, async ({ site, request }) => {
    const { courses } = builtContent;
    const search = await openEngine(site, language);
    const { answer } = search(question);
    for (const figure of figures(courses)) expect(answer?.replaceAll('\u00A0', ' ')).toContain(figure);
    const page = await request.get(`${site.url}${pathTo('search', language)}?${new URLSearchParams({ q: question })}`);
    expect(await page.text()).toContain('<p data-answer>');
  });

for (const language of languages)
  test(`${language}: every result leads to an existing page`, async ({ site, request }) => {
    const file = (await (await fetch(site.url + searchIndexPath(language))).json()) as SearchIndexFile;
    const found = file.shown.map(shownPath);
    const paths = [...new Set(found.map((path) => path.split('#')[0] ?? path))];
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const page = await request.get(site.url + path, {
        maxRedirects: 0,
        headers: { cookie: `site-language=${language}` },
      });
      expect(page.status(), path).toBe(200);
      const html = await page.text();
      const anchors = found.flatMap((each) => (each.startsWith(`${path}#`) ? [each.slice(path.length + 1)] : []));
      for (const anchor of anchors) expect(html, `${path}#${anchor}`).toContain(`id="${anchor}"`);
    }
  });

test('a query is answered without JavaScript, escaped in the page, and not logged', async ({ site, request }) => {
  const answer = await request.get(`${site.url}/buscar?q=${encodeURIComponent('"><script>alert(1)</script> gafas')}`);
  const html = await answer.text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; gafas"');
  expect(html).toMatch(/id="search-results"[^>]*><p role="status">Los 20 primeros de \d+ resultados/);
  expect(html).toContain('<mark>gafas</mark>');
  expect(html).toContain('<meta name="robots" content="noindex');
  const headers = answer.headers();
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['referrer-policy']).toBe('strict-origin');
  expect(site.output()).not.toContain('gafas');
});

test('a change of language keeps the query', async ({ site, request }) => {
  const answer = await request.get(`${site.url}/buscar?q=gafas&lang=en`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/search?q=gafas&lang=en');
});
