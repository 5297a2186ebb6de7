import { expect, test, vi } from 'vitest';
import type { PageQuestion } from '../site-build.ts';
import { bodyOf, createResponse } from './response.ts';
import { createPageCache } from './page-cache.ts';

const home: PageQuestion = { page: 'home', language: 'es', params: {}, visitor: 'unknown' };

/** A cache of pages that are drawn as the text in `state`, or cannot be drawn while it is null. */
function cacheOf(mode: 'production' | 'development' = 'production') {
  const state = { text: 'one' as string | null, day: '2026-01-01' };
  const draw = vi.fn(async ({ page }: PageQuestion) => {
    if (state.text === null) throw new Error('no text');
    return page === 'blog' ? null : state.text;
  });
  const [countFailure, error, info] = [vi.fn(), vi.fn(), vi.fn()];
  const pages = [
    { page: 'home', params: {} },
    { page: 'courses', params: {} },
    { page: 'notFound', params: {} },
  ] as const;
  const { get, warm } = createPageCache({
    site: { mode, draw, day: () => state.day, pages },
    responseOf: (html) => createResponse({ headers: {}, body: Buffer.from(html), compressible: false }),
    log: { error, info },
    countFailure,
  });
  const text = async (question = home) => {
    const answer = await get(question);
    return answer && String(await bodyOf(answer, 'identity'));
  };
  return { state, draw, countFailure, error, warm, text };
}

test('a page is kept for its language and kind of visitor, in production', async () => {
  const { draw, text } = cacheOf();
  const others: PageQuestion[] = [
    { ...home, language: 'en' },
    { ...home, visitor: 'spain' },
    { ...home, page: 'courses' },
  ];
  for (const question of [home, ...others, home, ...others]) expect(await text(question)).toBe('one');
  expect(draw).toHaveBeenCalledTimes(4);
  const development = cacheOf('development');
  for (let round = 0; round < 2; round += 1) await development.text();
  expect(development.draw).toHaveBeenCalledTimes(2);
});

test('a new day draws the pages anew', async () => {
  const { state, text } = cacheOf();
  await text();
  state.text = 'two';
  expect(await text()).toBe('one');
  state.day = '2026-01-02';
  expect(await text()).toBe('two');
});

test('a page that cannot be drawn on a new day is sent as last drawn, counted and logged', async () => {
  const { state, text, countFailure, error } = cacheOf();
  await text();
  Object.assign(state, { text: null, day: '2026-01-02' });
  expect([await text(), await text()]).toEqual(['one', 'one']);
  expect(countFailure).toHaveBeenCalledTimes(2);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ page: 'home', language: 'es', err: new Error('no text') });
  await expect(text({ ...home, language: 'en' })).rejects.toThrow('no text');
});

test('a page that has failed for days still has its last good document', async () => {
  const { state, text } = cacheOf();
  await text();
  for (const day of ['2026-01-02', '2026-01-03']) {
    Object.assign(state, { text: null, day });
    expect(await text(), day).toBe('one');
  }
});

test('a page that does not exist is null', async () => {
  expect(await cacheOf().text({ ...home, page: 'blog' })).toBeNull();
});

test('pages are drawn ahead in both languages for visitors in Spain, and a fault stops none of the others', async () => {
  const { warm, draw, state } = cacheOf();
  state.text = null;
  await warm();
  expect(draw.mock.calls.map(([{ page, language, visitor }]) => [page, language, visitor])).toEqual([
    ['home', 'es', 'spain'],
    ['courses', 'es', 'spain'],
    ['home', 'en', 'spain'],
    ['courses', 'en', 'spain'],
  ]);
});
