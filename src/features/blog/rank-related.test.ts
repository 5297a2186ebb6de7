import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankRelated } from './rank-related.ts';

const tag = fc.constantFrom('tower', 'approach', 'english', 'licence', 'enaire').map((id) => ({ id }));
const article = fc.record({
  id: fc.string({ minLength: 1 }),
  date: fc.constantFrom('2023-05-22', '2024-03-06', '2024-12-18', '2025-06-04', '2025-10-29'),
  tags: fc.uniqueArray(tag, { selector: ({ id }) => id, maxLength: 5 }),
});
const blog = fc
  .uniqueArray(article, { selector: ({ id }) => id, minLength: 1, maxLength: 12 })
  .chain((articles) => fc.record({ articles: fc.constant(articles), of: fc.constantFrom(...articles) }));

describe('rankRelated', () => {
  it('ranks the other articles by shared tags, then by date, and returns at most three', () => {
    fc.assert(
      fc.property(blog, ({ articles, of }) => {
        const shared = (other: typeof of) => other.tags.filter(({ id }) => of.tags.some((own) => own.id === id)).length;
        const ranked = rankRelated(articles, of.id);
        expect(ranked).toHaveLength(Math.min(3, articles.length - 1));
        expect(ranked).not.toContain(of);
        const left = articles.filter((other) => other !== of && !ranked.includes(other));
        for (const [index, chosen] of ranked.entries()) {
          for (const later of [...ranked.slice(index + 1), ...left]) {
            const before =
              shared(chosen) > shared(later) || (shared(chosen) === shared(later) && chosen.date >= later.date);
            expect(before).toBe(true);
          }
        }
      }),
    );
  });

  it('relates nothing to an article that does not exist', () => {
    fc.assert(
      fc.property(blog, ({ articles }) => {
        expect(rankRelated(articles, '')).toEqual([]);
      }),
    );
  });
});
