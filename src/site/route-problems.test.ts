import { expect, test } from 'vitest';
import { routeProblems } from './route-problems.ts';
import type { PairedRow, SharedRow } from './route-row.ts';
import { routes } from './routes.ts';

test('the route table has no problems', () => {
  expect(routeProblems(routes)).toEqual([]);
});

const madrid: PairedRow = { es: '/madrid', en: '/madrid-campus', screen: 'campus' };
const blog: SharedRow = { shared: '/blog', screen: 'blog' };

test.each([
  [
    'an alias that is a page',
    { madrid, blog: { ...blog, aliases: ['/madrid'] } },
    'blog: "/madrid" already belongs to madrid',
  ],
  [
    'an alias of two pages',
    { madrid: { ...madrid, aliases: ['/x'] }, blog: { ...blog, aliases: ['/x'] } },
    'blog: "/x" already belongs to madrid',
  ],
  ['a pair with one address', { madrid: { ...madrid, en: '/madrid' } }, 'madrid: "/madrid" already belongs to madrid'],
  [
    'a canonical page that is missing',
    { blog: { ...blog, canonical: 'home' } },
    'blog: its canonical page "home" is not in the table',
  ],
  [
    'a path with a slash at its end',
    { blog: { ...blog, shared: '/blog/' } },
    'blog: "/blog/" is no path: lower-case letters, digits and hyphens, or a parameter such as :slug, between slashes',
  ],
])('%s is refused', (_, table, problem) => {
  expect(routeProblems(table)).toEqual([problem]);
});
