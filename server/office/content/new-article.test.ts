import { expect, test } from 'vitest';
import { valuesOf } from './file-values.ts';
import { newArticle } from './new-article.ts';

test('a new article has no cover and no tag until somebody chooses them', async () => {
  const written = new Map<string, string>();
  const draft = {
    read: async () => null,
    write: async (file: string, text: Buffer | string | null) => void written.set(file, String(text)),
  };
  const file = await newArticle(draft, { title: { es: 'La torre', en: 'The tower' }, day: '2026-11-28' });
  expect(file).toBe('articles/la-torre/es.md');
  expect(valuesOf(file, written.get(file)!)).toMatchObject({ cover: '', tags: [], author: 'editorial-team' });
});
