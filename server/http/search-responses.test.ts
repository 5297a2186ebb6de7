import { expect, test } from 'vitest';
import { longestQuery } from '../../src/site/search/search-engine.ts';
import { buildSearchIndex, searchIndexPath } from '../../src/site/search/search-index.ts';
import { createSearch, searchQuery } from './search-responses.ts';
import { createTaskQueue } from '../queues.ts';

const index = buildSearchIndex(
  [{ kind: 'page', path: '/courses', title: 'Courses & prices', excerpt: 'All courses.', words: '', text: 'tower' }],
  'en',
);

/** A search, and the files that it has read. */
function searching(mode: 'production' | 'development' = 'production', file: object | null = index) {
  const asked: string[] = [];
  const search = createSearch({
    mode,
    data: async (path) => {
      asked.push(path);
      return file && Buffer.from(JSON.stringify(file));
    },
  });
  const inTurn = createTaskQueue(20);
  return { asked, find: (query: string, language: 'es' | 'en' = 'en') => search(query, language, inTurn) };
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

test('an index is read once for each language in production, and each time in development', async () => {
  const { asked, find } = searching();
  for (const language of ['en', 'en', 'es'] as const)
    expect((await find('courses', language))?.results[0]?.path).toBe('/courses');
  await find('tower');
  expect(asked).toEqual([searchIndexPath('en'), searchIndexPath('es')]);
  const other = searching('development');
  for (const query of ['one', 'one']) await other.find(query);
  expect(other.asked).toEqual([searchIndexPath('en'), searchIndexPath('en')]);
});

test('without an index the search fails, and reads it again at the next query', async () => {
  const { asked, find } = searching('production', null);
  for (let round = 0; round < 2; round += 1) await expect(find('courses')).rejects.toThrow('no search index in en');
  expect(asked).toHaveLength(2);
});
