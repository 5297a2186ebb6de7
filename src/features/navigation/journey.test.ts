import { expect, test } from 'vitest';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { translator } from '../../i18n/words/words.ts';
import { nameOf, toggleOf } from './journey.ts';

const t = translator(dictionaries.en);

test.each([
  ['courses', 'Courses'],
  ['article', 'Blog'],
  ['privacy', 'Privacy policy'],
  ['block1', 'This page could not be loaded'],
] as const)('without its data the page %s is called %s', (page, name) => {
  expect(nameOf(page, t)).toBe(name);
});

test('the toggle leads to the same page, or stays on an unknown address', () => {
  expect(toggleOf({ page: 'courses', params: {} })).toEqual({ es: '/cursos', en: '/courses' });
  expect(toggleOf({ page: 'article', params: { slug: 'a' } })).toEqual({
    es: '/blog/a?lang=es',
    en: '/blog/a?lang=en',
  });
  expect(toggleOf({ page: 'notFound', params: {} })).toEqual({ es: '?lang=es', en: '?lang=en' });
});
