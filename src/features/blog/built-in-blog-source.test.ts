import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInBlogSource } from './built-in-blog-source.ts';

const articles = [
  { id: 'old', date: '2023-05-22', tags: [{ id: 'tower' }] },
  { id: 'new', date: '2025-10-29', tags: [{ id: 'licence' }, { id: 'tower' }] },
  { id: 'other', date: '2024-03-06', tags: [{ id: 'english' }] },
];
const build = 'test';
const answers: Record<string, unknown> = {
  '/data/es/blog.json': { page: 'blog', params: {}, build, content: { articles } },
  '/data/es/article/new.json': {
    page: 'article',
    params: { slug: 'new' },
    build,
    content: { article: articles[1], related: [] },
  },
};
const missing = { page: 'notFound', params: { of: 'article' }, build, content: {} };

let status = 200;

describe('builtInBlogSource', () => {
  beforeEach(() => {
    status = 200;
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (path: string) => {
      const found = answers[path];
      return Response.json(found ?? missing, { status: status === 200 && !found ? 404 : status });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function source() {
    return builtInBlogSource({ memory: new Map(), language: 'es', build, loadScreen: async () => () => null });
  }

  /** How long a call takes, in milliseconds, and what it answers. */
  async function timed<T>(call: Promise<T>): Promise<{ value: T; after: number }> {
    const start = Date.now();
    let after = -1;
    const done = call.finally(() => (after = Date.now() - start));
    done.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    return { value: await done, after };
  }

  it('lists all articles, newest first, after 300 ms', async () => {
    const { value, after } = await timed(source().list());
    expect(value.map(({ id }) => id)).toEqual(['new', 'other', 'old']);
    expect(after).toBe(300);
  });

  it('gets an article after 200 ms, and null where there is none', async () => {
    expect(await timed(source().get('new'))).toMatchObject({ value: { id: 'new' }, after: 200 });
    expect(await timed(source().get('nothing'))).toEqual({ value: null, after: 200 });
  });

  it('ranks related articles after 300 ms', async () => {
    const { value, after } = await timed(source().related('new'));
    expect(value.map(({ id }) => id)).toEqual(['old', 'other']);
    expect(after).toBe(300);
    expect((await timed(source().related('new', 1))).value).toHaveLength(1);
  });

  it('fails when the server does, without trying again by itself', async () => {
    status = 500;
    const fetched = vi.spyOn(globalThis, 'fetch');
    await expect(timed(source().list())).rejects.toThrow('500');
    await expect(timed(source().get('new'))).rejects.toThrow('500');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
