import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { pageName } from '../../src/site/page-data.ts';
import { buildSearchIndex, searchIndexPath } from '../../src/site/search/search-index.ts';
import type { PageQuestion, SiteBuild } from '../site-build.ts';
import { smallSite, startApp } from '../../tests/site-app.ts';

const open: (() => Promise<unknown>)[] = [];
const failures: unknown[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
  // A failure after the response is only visible in the log.
  expect(failures).toEqual([]);
});
const log = pino({ level: 'error' }, { write: (line) => void failures.push(JSON.parse(line)) });

/** A site that has only these pages, and draws each as the JSON of its request. */
async function siteOf(names: readonly string[], build: Partial<SiteBuild> = {}) {
  const drawn: PageQuestion[] = [];
  const app = await startApp(
    {},
    {
      log,
      site: {
        ...smallSite(),
        draw: async (question) => {
          drawn.push(question);
          return names.includes(pageName(question.page, question.language, question.params))
            ? JSON.stringify(question)
            : null;
        },
        ...build,
      },
    },
  );
  open.push(app.close);
  const asked = async (path: string) => JSON.parse((await app.get(path)).body.toString()) as PageQuestion;
  return { ...app, drawn, asked };
}

const lost = ['es/notFound', 'en/notFound', 'es/notFound/article'];

describe('a page', () => {
  test('is drawn once for all visitors of a kind; parameters that it does not read change nothing', async () => {
    const { asked, drawn, get } = await siteOf(['en/courses']);
    const question = { page: 'courses', params: {}, language: 'en', visitor: 'unknown' };
    for (const path of ['/courses', '/courses?utm_source=a', '/courses?q=b'])
      expect(await asked(path), path).toEqual(question);
    expect(drawn).toHaveLength(1);
    expect((await get('/courses')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'vary': 'Cookie, Accept-Encoding',
    });
  });

  test.each(['/blog', '/blog/uno'])('of the blog may be kept by a browser for five minutes (%s)', async (path) => {
    const { get } = await siteOf(['es/blog', 'es/article/uno']);
    expect((await get(path)).headers['cache-control']).toBe('private, max-age=300');
  });

  test('is drawn for the parameters that it reads, and is not kept', async () => {
    const { asked, drawn } = await siteOf(['es/calendar']);
    for (let round = 0; round < 2; round += 1)
      expect((await asked('/calendario?x=1&course=tower')).search).toBe('?course=tower');
    expect(drawn).toHaveLength(2);
  });

  test('that cannot be drawn gets a document with the status 500, which is not stored', async () => {
    const { get } = await siteOf([], { draw: async () => Promise.reject(new Error('a fault of the code')) });
    const { status, headers, body } = await get('/courses?lang=en');
    expect([status, headers['cache-control'], headers['content-language']]).toEqual([500, 'no-store', 'en']);
    expect(body.toString()).toContain('<a href="/courses');
    expect(failures.splice(0)).toMatchObject([
      { msg: 'a page could not be drawn', page: 'courses', language: 'en' },
      { msg: 'a page is answered with its error', page: 'courses', language: 'en' },
    ]);
  });
});

describe('an address without a page', () => {
  test.each([
    ['/nada', '/nada', {}],
    ['/ni%C3%B1o%2Fb?x=1', '/ni%C3%B1o%2Fb', {}],
    ['/blog/nada', '/blog/nada', { of: 'article' }],
    ['/cursos', '/cursos', {}],
  ])('%s gets the screen that shows the requested path, with the status 404', async (path, requested, params) => {
    const { get } = await siteOf(lost);
    const { status, headers, body } = await get(path);
    expect([status, headers['content-language']]).toEqual([404, 'es']);
    expect(JSON.parse(body.toString())).toMatchObject({ page: 'notFound', params, requested });
  });

  test('of a course that is not offered gets its own screen, in either language, and is not an error', async () => {
    const { get } = await siteOf([...lost, 'es/notFound/course/completeRating', 'en/notFound/course/completeRating']);
    for (const [path, language] of [
      ['/habilitacion-completa', 'es'],
      ['/complete-rating', 'en'],
    ] as const) {
      const { status, body } = await get(path);
      expect([status, JSON.parse(body.toString())]).toMatchObject([200, { page: 'notFound', language }]);
    }
    expect((await get('/habilitacion-completa?lang=en')).headers.location).toBe('/complete-rating?lang=en');
  });

  test('is 404 even if it has no screen', async () => {
    const { get } = await siteOf([]);
    expect((await get('/nada')).status).toBe(404);
  });
});

describe('answers to a visitor’s query', () => {
  const index = buildSearchIndex(
    [{ kind: 'page', path: '/courses', title: 'Courses', excerpt: 'All of them.', words: '', text: '' }],
    'en',
  );
  const site = () =>
    siteOf(['en/search', 'es/search', 'en/costs'], {
      data: async (path) => (path === searchIndexPath('en') ? Buffer.from(JSON.stringify(index)) : null),
    });
  const isPrivate = { 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' };

  test('have the results of the search, and are neither cached nor told to the next page', async () => {
    const { get } = await site();
    for (let round = 0; round < 2; round += 1) {
      const { status, headers, body } = await get('/search?q=courses');
      expect([status, headers]).toMatchObject([200, isPrivate]);
      expect(JSON.parse(body.toString())).toMatchObject({
        search: '?q=courses',
        found: { results: [{ path: '/courses' }] },
      });
    }
    const { headers, body } = await get('/search?q=');
    expect([headers['cache-control'], JSON.parse(body.toString()).found]).toEqual(['no-cache', undefined]);
  });

  test('have the result of a tool, and are as private', async () => {
    const { get, asked } = await site();
    expect((await get('/what-it-costs?x=1')).headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect((await get('/what-it-costs?living=900')).headers).toMatchObject(isPrivate);
    expect((await asked('/what-it-costs?living=900&x=1')).search).toBe('?living=900');
  });
});
