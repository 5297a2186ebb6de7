import { expect, test } from 'vitest';
import type { OfficePicture } from '../../schema/office-pictures.ts';
import { matching } from './picture-filter.ts';

const picture = (id: string, alt: string, uses: OfficePicture['uses']): OfficePicture => ({
  id,
  kind: 'photo',
  width: 1600,
  height: 1000,
  version: '1',
  uses,
  alt: { es: alt, en: '' },
  credit: { es: 'Centro', en: 'Centre' },
});
const tower = picture('core-tower', 'Una torre', [
  { place: 'article', file: 'articles/a/es.md', title: 'Un día en la torre', page: '/blog/a' },
]);
const room = picture('aula-2', 'Aula de simulación', []);
const shown = (words: string, use: Parameters<typeof matching>[1]['use'] = '') =>
  matching([tower, room], { words, use }).map(({ id }) => id);

test('pictures are found by their texts and by the pages that show them, with or without accents', () => {
  expect(shown('')).toEqual(['core-tower', 'aula-2']);
  expect(shown('SIMULACION aula')).toEqual(['aula-2']);
  expect(shown('dia torre')).toEqual(['core-tower']);
  expect(shown('torre aula')).toEqual([]);
});

test('pictures are found by their use', () => {
  expect(shown('', 'article')).toEqual(['core-tower']);
  expect(shown('', 'unused')).toEqual(['aula-2']);
  expect(shown('', 'map')).toEqual([]);
});
