import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

const day = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const articles = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), date: day }), {
  selector: ({ id }) => id,
});

describe('newestFirst', () => {
  it('never puts an older article before a newer one, and drops none', () => {
    fc.assert(
      fc.property(articles, (list) => {
        const ordered = newestFirst(list);
        expect(new Set(ordered)).toEqual(new Set(list));
        for (const [index, article] of ordered.entries()) {
          const next = ordered[index + 1];
          if (next) expect(article.date >= next.date).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order in which articles are given', () => {
    fc.assert(
      fc.property(articles, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (list, chances) => {
        const shuffled = list
          .map((article) => ({ article, place: chances.next().value }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ article }) => article);
        expect(newestFirst(shuffled)).toEqual(newestFirst(list));
      }),
    );
  });

  it('sorts the articles of one day by their `order`, then those without `order` by their ids', () => {
    const date = '2026-11-22';
    const list = [
      { id: 'b', date },
      { id: 'c', date, order: 2 },
      { id: 'd', date, order: 1 },
      { id: 'a', date },
    ];
    expect(newestFirst(list).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b']);
  });

  it('does not change the given list', () => {
    const list = [
      { id: 'a', date: '2023-05-22' },
      { id: 'b', date: '2025-10-29' },
    ];
    newestFirst(list);
    expect(list.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
