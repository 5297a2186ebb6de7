import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { longestQuery } from '../../src/site/search/search-engine.ts';
import { buildSearchIndex, searchIndexPath } from '../../src/site/search/search-index.ts';
import { createSearch, searchQuery } from './search-answers.ts';

const index = buildSearchIndex(
  [{ kind: 'page', path: '/courses', title: 'Courses & prices', excerpt: 'All courses.', words: '', text: 'tower' }],
  'en',
);
const page = Buffer.from('<input name="q"><div id="search-results" hidden></div><p name="q">');

const indexFile = Buffer.from(JSON.stringify(index));

/** A server for searches only, and the files that it has read. */
function searching(mode: 'production' | 'development' = 'production', file: Buffer | null = indexFile) {
  const asked: string[] = [];
  const data = async (path: string) => {
    asked.push(path);
    return file;
  };
  const search = createSearch({ mode, data });
  const logged: string[] = [];
  const app = Fastify({
    trustProxy: true,
    logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } },
  });
  app.get<{ Querystring: { q: string; language?: 'es' | 'en' } }>('/', async (request, reply) => {
    const { q: query, language = 'en' } = request.query;
    return search.answer(request, reply, { document: () => ({ headers: {}, parts: [page] }), language, query });
  });
  const ask = (query: string, headers: Record<string, string> = {}, language = 'en') =>
    app.inject({ url: `/?q=${encodeURIComponent(query)}&language=${language}`, headers });
  return { asked, ask, logged, search };
}

test.each([
  ['', null],
  ['?lang=en', null],
  ['?q=', null],
  ['?q=%20%20', null],
  ['?q=+torre+', 'torre'],
  [`?q=${'a'.repeat(longestQuery + 20)}`, 'a'.repeat(longestQuery)],
])('the address $0 searches for $1', (search, query) => {
  expect(searchQuery(search)).toBe(query);
});

test('results are in the document, and the query is in the search field', async () => {
  const { body, headers } = await searching().ask('courses "x"');
  expect(body).toMatch(
    /^<input name="q" value="courses &quot;x&quot;"><div id="search-results" hidden><p role="status">/,
  );
  expect(body).toContain('<a href="/courses">');
  expect(body).toMatch(/<p name="q">$/);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('an index is read once for each language in production, and each time in development', async () => {
  const site = searching();
  for (const language of ['en', 'en', 'es']) await site.ask(`courses ${Math.random()}`, {}, language);
  expect(site.asked).toEqual([searchIndexPath('en'), searchIndexPath('es')]);
  site.search.forget();
  await site.ask('courses');
  expect(site.asked).toHaveLength(3);
  const other = searching('development');
  for (const query of ['one', 'two']) await other.ask(query);
  expect(other.asked).toEqual([searchIndexPath('en'), searchIndexPath('en')]);
});

test('a recent query is not searched again', async () => {
  const site = searching('development');
  for (let round = 0; round < 3; round += 1) expect((await site.ask('courses')).body).toContain('/courses');
  expect(site.asked).toHaveLength(1);
});

test('without an index nothing is found, and the page says so', async () => {
  expect((await searching('production', null).ask('courses')).body).toMatch(
    /results" hidden><p role="status">[^<]*courses/,
  );
});

test('a sender is refused after sixty searches in a minute, and other senders are not', async () => {
  const { ask, logged } = searching();
  const from = (address: string) => ask('courses', { 'x-forwarded-for': address });
  for (let time = 0; time < 60; time += 1) expect((await from(`2001:db8:1:${time}::1`)).statusCode).toBe(200);
  const refused = await from('2001:db8:1:ffff::1');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 30]).toEqual([429, true]);
  expect((await from('2001:db8:2::1')).statusCode).toBe(200);
  expect(logged).toEqual([]);
});

test('simultaneous searches beyond the length of the queue get 503', async () => {
  const { ask } = searching();
  await ask('warm');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => ask(`courses ${n}`, { 'x-forwarded-for': `192.0.2.${n}` })),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);
});
