import { describe, expect, test } from 'vitest';
import { articleHead, sharedArticleValues, type ArticleHead } from './article.ts';

describe('the head of an article', () => {
  const summary = 'Setenta caracteres como mínimo necesita una descripción para ser útil, y esta los tiene.';
  const head = {
    id: 'a-b',
    title: 'A',
    description: summary,
    cover: 'c',
    date: '2025-10-29',
    updated: '2025-10-29',
    author: 'teaching-team',
    tags: ['training'],
    answers: '¿A?',
    next: { course: 'tower' },
    metaTitle: 'A',
    metaDescription: summary,
    sources: [{ title: 'BOE', publisher: 'Estado', url: 'https://www.boe.es/' }],
  };
  const problems = (change: object) =>
    articleHead
      .safeParse({ ...head, ...change })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  test('is refused where it contradicts itself', () => {
    const [source] = head.sources;
    expect(problems({})).toEqual([]);
    expect(problems({ tags: ['training', 'training'] })).toEqual(['tags: a tag is given twice']);
    expect(problems({ updated: '2025-10-28' })).toContain(
      'updated: an article cannot be updated before it was published (date)',
    );
    expect(problems({ sources: [source, source] })).toContain('sources: an address is given twice');
  });

  test('has values that both languages share', () => {
    const values = Object.fromEntries(
      Object.entries(sharedArticleValues).map(([name, of]) => [name, of(head as unknown as ArticleHead)]),
    );
    expect(values).toEqual({
      id: 'a-b',
      cover: 'c',
      date: '2025-10-29',
      updated: '2025-10-29',
      author: 'teaching-team',
      tags: ['training'],
      next: { course: 'tower' },
      sources: ['https://www.boe.es/'],
      sample: undefined,
    });
    const checked = { ...head, sources: [{ ...head.sources[0], checked: '2025-10-01' }] } as unknown as ArticleHead;
    expect(sharedArticleValues.sources?.(checked)).toEqual(['https://www.boe.es/ (checked 2025-10-01)']);
  });
});
