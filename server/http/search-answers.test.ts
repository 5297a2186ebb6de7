import { expect, test } from 'vitest';
import { buildSearchIndex, longestQuery, searchIndexPath } from '../../src/site/search/search-index.ts';
import { createSearchAnswers, searchQuery } from './search-answers.ts';

const index = buildSearchIndex(
  [{ kind: 'page', path: '/courses', title: 'Courses & prices', excerpt: 'All courses.', words: '', text: 'tower' }],
  'en',
);
const document = Buffer.from('<input name="q"><div id="search-results" hidden></div><p name="q">');

function siteWith(mode: 'production' | 'development', file: Buffer | null) {
  const asked: string[] = [];
  const data = async (path: string) => {
    asked.push(path);
    return file;
  };
  return { asked, withResults: createSearchAnswers({ mode, data }) };
}
const indexFile = Buffer.from(JSON.stringify(index));

test.each([
  ['', null],
  ['?lang=en', null],
  ['?q=', null],
  ['?q=%20%20', null],
  ['?q=+torre+', 'torre'],
  [`?q=${'a'.repeat(longestQuery + 20)}`, 'a'.repeat(longestQuery)],
])('%.20s asks for %.20s', (search, query) => {
  expect(searchQuery(search)).toBe(query);
});

test('results stand in the document, and the query in its field', async () => {
  const { withResults } = siteWith('production', indexFile);
  const html = (await withResults(document, 'en', 'courses "x"')).toString();
  expect(html).toMatch(
    /^<input name="q" value="courses &quot;x&quot;"><div id="search-results" hidden><p role="status">/,
  );
  expect(html).toContain('<a href="/courses">');
  expect(html).toMatch(/<p name="q">$/);
});

test('in production an index is read once for each language, in development each time', async () => {
  const site = siteWith('production', indexFile);
  for (const language of ['en', 'en', 'es'] as const) await site.withResults(document, language, 'courses');
  expect(site.asked).toEqual([searchIndexPath('en'), searchIndexPath('es')]);
  const other = siteWith('development', indexFile);
  for (let round = 0; round < 2; round += 1) await other.withResults(document, 'en', 'courses');
  expect(other.asked).toEqual([searchIndexPath('en'), searchIndexPath('en')]);
});

test('without an index nothing is found, and the page says so', async () => {
  const { withResults } = siteWith('production', null);
  expect((await withResults(document, 'en', 'courses')).toString()).toMatch(
    /results" hidden><p role="status">[^<]*courses/,
  );
});
