import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { buildSearchIndex, searchIndexPath } from '../../src/site/search/search-index.ts';
import { notOffered } from '../../src/site/hidden-courses.ts';
import { dataPath, missingArticle } from '../../src/site/page-data.ts';
import { pageName, type SiteBuild } from '../site-build.ts';
import { smallSite, startApp } from './app-test-server.ts';

const languages = ['es', 'en'] as const;
const open: (() => Promise<unknown>)[] = [];
const failures: unknown[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
  // A failure after the response is only visible in the log.
  expect(failures.splice(0)).toEqual([]);
});
const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(JSON.parse(line)) });

const html = (body: string) => `<!doctype html><html data-visitor><body>${body}</body></html>`;

/** A site with only these documents and data, and functions that request from it. */
async function siteOf(
  documents: Record<string, string>,
  { data = {}, ...build }: Partial<Omit<SiteBuild, 'data'>> & { data?: Record<string, string> } = {},
  settings: Record<string, string> = {},
) {
  const asked: string[] = [];
  const read = async (name: string, from: Record<string, string>) => {
    asked.push(name);
    const found = from[name];
    return found === undefined ? null : Buffer.from(found);
  };
  const app = await startApp(settings, {
    log,
    site: {
      ...smallSite(),
      document: async (page, language, params) => read(pageName(page, language, params), documents),
      data: async (path) => read(path, data),
      ...build,
    },
  });
  open.push(app.close);
  const text = async (path: string, headers = {}) => (await app.get(path, headers)).body.toString();
  return { ...app, asked, text };
}

const calendars = Object.fromEntries(
  languages.flatMap((language) => [
    [pageName('calendar', language, {}), html(`all of ${language}`)],
    [pageName('calendar', language, { course: 'tower', campus: 'all' }), html(`towers of ${language}`)],
  ]),
);

describe('a page', () => {
  test('is read again after it was drawn again', async () => {
    let reread = () => {};
    const documents = { [pageName('courses', 'en', {})]: html('yesterday') };
    const { text } = await siteOf(documents, {
      days: { onReread: (listener: () => void) => (reread = listener) } as never,
    });
    expect(await text('/courses')).toContain('yesterday');
    documents[pageName('courses', 'en', {})] = html('today');
    expect(await text('/courses')).toContain('yesterday');
    reread();
    expect(await text('/courses')).toContain('today');
  });

  test('leads to a server error in plain words if it cannot be read', async () => {
    const { get } = await siteOf({}, { document: async () => Promise.reject(new Error('disk')) });
    const { status, headers, body } = await get('/courses?lang=en');
    expect([status, body.toString()]).toEqual([
      500,
      '500. Something failed on our side. Please try again, or call us.\n',
    ]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(failures.splice(0)).toMatchObject([{ kind: 'Error', msg: 'request failed' }]);
  });
});

describe('a view of a page', () => {
  test('has its own document; an unknown choice shows the whole page', async () => {
    const { text } = await siteOf(calendars);
    expect(await text('/calendar?course=tower')).toContain('towers of en');
    expect(await text('/calendario?course=tower&x=1')).toContain('towers of es');
    for (const search of ['', '?course=nothing', '?course=all&campus=all', '?x=1'])
      expect(await text(`/calendar${search}`), search).toContain('all of en');
  });

  test('is the same response whatever else is in the query', async () => {
    const { get } = await siteOf(calendars);
    const tags = ['?course=tower', '?campus=all&course=tower', '?course=tower&x=1'].map(
      async (search) => (await get(`/calendar${search}`)).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(1);
  });

  test('redirects to the same view in the other language', async () => {
    const { get } = await siteOf(calendars);
    for (let round = 0; round < 2; round += 1) {
      const { status, headers } = await get('/calendar?course=tower&lang=es');
      expect([status, headers.location]).toEqual([302, '/calendario?course=tower&lang=es']);
    }
  });
});

describe('an address without a page', () => {
  test('gets the screen for unknown addresses; a deleted article has its own screen', async () => {
    const { get } = await siteOf({
      [pageName('notFound', 'es', {})]: html('nothing here'),
      [pageName('notFound', 'es', missingArticle)]: html('no such article'),
    });
    for (const [path, screen] of [
      ['/nada', 'nothing here'],
      ['/otra', 'nothing here'],
      ['/blog/nada', 'no such article'],
      ['/cursos', 'nothing here'],
    ] as const) {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-language']], path).toEqual([404, 'es']);
      expect(body.toString(), path).toContain(screen);
    }
  });

  test('of a course that is not offered gets its own screen, in either language, and is not an error', async () => {
    const off = notOffered('completeRating');
    const { get, text } = await siteOf(
      {
        [pageName('notFound', 'es', off)]: html('no se ofrece'),
        [pageName('notFound', 'en', off)]: html('not offered'),
      },
      { data: { [dataPath('notFound', 'en', off)]: '"not offered"' } },
    );
    const { status, body } = await get('/habilitacion-completa');
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('no se ofrece')]);
    expect((await get('/complete-rating')).body.toString()).toContain('not offered');
    expect((await get('/habilitacion-completa?lang=en')).headers.location).toBe('/complete-rating?lang=en');
    expect(await text('/data/en/completeRating.json')).toBe('"not offered"');
    expect((await get('/cursos')).status).toBe(404);
  });

  test('has the data of the 404 screen in the language of the address', async () => {
    const { get, text } = await siteOf(
      {},
      {
        data: {
          '/data/en/notFound.json': '"nothing"',
          '/data/es/notFound.json': '"nada"',
          [dataPath('notFound', 'en', missingArticle)]: '"no such article"',
        },
      },
    );
    expect(await text('/data/en/article/none.json')).toBe('"no such article"');
    expect(await text('/data/en/none.json')).toBe('"nothing"');
    for (const path of ['/data/es/none.json', '/data/fr/none.json']) expect(await text(path), path).toBe('"nada"');
    expect((await get('/data/en/none.json')).status).toBe(404);
  });

  test('is answered for HEAD too', async () => {
    const { get } = await siteOf({});
    expect((await get('/nada', {}, 'HEAD')).status).toBe(404);
  });

  test('is 404 even if no screen was drawn for it', async () => {
    const { get } = await siteOf({});
    const [page, data] = [await get('/nada'), await get('/data/es/nada.json')];
    expect([page.status, page.body.toString()]).toEqual([404, '<html data-geo="/geo">404</html>']);
    expect([data.status, data.body.toString()]).toEqual([404, '{}']);
  });
});

describe('search results', () => {
  const index = buildSearchIndex(
    [{ kind: 'page', path: '/courses', title: 'Courses', excerpt: 'All of them.', words: '', text: '' }],
    'en',
  );
  const form = html('<input name="q"><div id="search-results"></div>');
  const site = async () =>
    siteOf(
      { [pageName('search', 'en', {})]: form, [pageName('search', 'es', {})]: form },
      { data: { [searchIndexPath('en')]: JSON.stringify(index) } },
    );

  test('are in the document, which is not cached and hides its query from the next page', async () => {
    const { get } = await site();
    for (let round = 0; round < 2; round += 1) {
      const { status, headers, body } = await get('/search?q=courses');
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });
      expect(body.toString()).toContain('<a href="/courses">');
    }
    const empty = await get('/search?q=');
    expect([empty.headers['cache-control'], empty.body.toString()]).toEqual([
      'no-cache',
      form.replace(' data-visitor', ' data-geo="/geo"'),
    ]);
  });

  test('are added to the cached page without results', async () => {
    const { text } = await site();
    expect(await text('/search')).not.toContain('<a href="/courses">');
    expect(await text('/search?q=courses')).toContain('<a href="/courses">');
  });

  test('are for the search page only: other pages ignore the query', async () => {
    const { get } = await siteOf({ [pageName('courses', 'en', {})]: html('<input name="q">') });
    for (let round = 0; round < 2; round += 1) {
      const { headers, body } = await get('/courses?q=courses');
      expect([headers['cache-control'], body.includes('value=')]).toEqual(['no-cache', false]);
    }
  });

  test('redirect to the search in the other language', async () => {
    const { get } = await site();
    const { status, headers } = await get('/search?q=courses&lang=es');
    expect([status, headers.location]).toEqual([302, '/buscar?q=courses&lang=es']);
    expect((await get('/search?q=courses&lang=en')).status).toBe(200);
  });
});
