import { describe, expect, test } from 'vitest';
import { articleHead, isOldSource, sharedArticleValues, type ArticleHead } from './article.ts';

describe('the head of an article', () => {
  const summary = 'Setenta caracteres como mínimo necesita una descripción para ser útil, y esta los tiene.';
  const head = {
    id: 'a-b',
    title: 'A',
    description: `${summary} Son dos frases.`,
    cover: 'c',
    date: '2025-10-29',
    updated: '2025-10-29',
    author: 'teaching-team',
    tags: ['training'],
    answers: '¿A?',
    next: { course: 'tower' },
    metaTitle: 'A',
    metaDescription: `${summary} Son dos frases, y ciento diez letras.`,
    sources: [{ title: 'BOE', publisher: 'Estado', url: 'https://www.boe.es/', dated: '2024-05', read: '2025-10-01' }],
  };
  const problems = (change: object) =>
    articleHead
      .safeParse({ ...head, ...change })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  test('is refused with a repeated tag or address, an answer of one sentence, or contradictory dates', () => {
    const [source] = head.sources;
    expect(problems({})).toEqual([]);
    expect(problems({ tags: ['training', 'training'] })).toEqual(['tags: a tag is given twice']);
    expect(problems({ description: summary })).toEqual([
      'description: an answer has two sentences: the answer, and the condition or figure that matters most',
    ]);
    expect(problems({ updated: '2025-10-28' })).toContain(
      'updated: an article cannot be updated before it was published (date)',
    );
    expect(problems({ sources: [source, source] })).toContain('sources: an address is given twice');
    expect(problems({ sources: [{ ...source, dated: '2025-11' }] })).toEqual([
      'sources.0.dated: a source cannot be newer than the day on which it was read',
    ]);
  });

  test.each([
    ['dated', undefined],
    ['dated', '21 de abril de 2023'],
    ['dated', '2023-13'],
    ['dated', 2023],
    ['read', undefined],
    ['read', 'ayer'],
  ])('with a source whose %s is %s is refused', (name, value) => {
    expect(problems({ sources: [{ ...head.sources[0], [name]: value }] })).toEqual([
      expect.stringContaining(`sources.0.${name}: a `),
    ]);
  });

  test('may have sources without a date, and sources that are only links', () => {
    const [source] = head.sources;
    expect(problems({ sources: [{ ...source, dated: 'unknown' }] })).toEqual([]);
    expect(problems({ sources: [{ ...source, dated: 'unknown', read: 'never' }] })).toEqual([]);
  });

  test('shares some values between both languages', () => {
    const values = Object.fromEntries(
      Object.entries(sharedArticleValues).map(([name, of]) => [name, of(head as unknown as ArticleHead)]),
    );
    expect(values).toEqual({
      id: 'a-b',
      cover: 'c',
      date: '2025-10-29',
      order: undefined,
      updated: '2025-10-29',
      author: 'teaching-team',
      tags: ['training'],
      next: { course: 'tower' },
      sources: ['https://www.boe.es/ (dated 2024-05, read 2025-10-01)'],
      sample: undefined,
    });
  });

  test.each([
    ['2022', true],
    ['2023', false],
    ['2023-03', true],
    ['2023-04', false],
    ['2023-04-16', true],
    ['2023-04-17', false],
    ['unknown', false],
  ])('a source dated %s is old on 17 April 2026: %s', (dated, old) => {
    expect(isOldSource({ dated }, '2026-04-17')).toBe(old);
  });
});
