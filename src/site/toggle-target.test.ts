import { expect, test } from 'vitest';
import { toggleTarget } from './toggle-target.ts';

test.each([
  ['courses', 'en', {}, '?utm_source=fair', '/courses'],
  ['article', 'es', { slug: 'a' }, '', '/blog/a?lang=es'],
  ['calendar', 'en', {}, '?campus=madrid&x=1', '/calendar?campus=madrid'],
  ['canI', 'en', {}, '?age=20&x=1', '/can-i-be-a-controller?age=20'],
  ['notFound', 'es', {}, '?age=20', '?lang=es'],
] as const)('the toggle of the page %s leads to its address in %s', (page, to, params, search, target) => {
  expect(toggleTarget(page, to, params, search)).toBe(target);
});
