import { expect, test } from 'vitest';
import { languages } from '../i18n/language.ts';
import { alternatePaths, pathTo } from './links.ts';
import { matchPath, movedParams } from './match.ts';
import { routeIds, routeRow } from './routes.ts';

const sample = { slug: 'una-entrada' };

test.each(routeIds.flatMap((route) => languages.map((language) => [route, language] as const)))(
  'the path of %s in %s matches the page',
  (route, language) => {
    expect(matchPath(pathTo(route, language, sample))).toMatchObject({ kind: 'page', route });
  },
);

test.each(routeIds.flatMap((route) => (routeRow(route).aliases ?? []).map((alias) => [alias, route] as const)))(
  'the alias %s redirects to %s',
  (alias, route) => {
    expect(matchPath(alias)).toMatchObject({ kind: 'redirect', route });
  },
);

test.each([
  ['/cursos/', { kind: 'redirect', route: 'courses', language: 'es' }],
  ['/blog/a%C3%B1o', { kind: 'page', route: 'article', params: { slug: 'año' } }],
  ['/blog/%E0%A4', { kind: 'none' }],
  ['/Cursos', { kind: 'none' }],
  ['//cursos', { kind: 'none' }],
  ['/blog/a/b', { kind: 'none' }],
  ['', { kind: 'none' }],
])('the path "%s" matches as expected', (path, match) => {
  expect(matchPath(path)).toMatchObject(match);
});

test('an article with a new address is found by its old one', () => {
  const moved = { before: 'today' };
  expect(movedParams({ slug: 'before' }, moved)).toEqual({ slug: 'today' });
  expect(movedParams({ slug: 'today' }, moved)).toBeNull();
  expect(movedParams({ slug: 'constructor' }, moved)).toBeNull();
});

test('alternates depend on whether a page is shared, paired or a copy', () => {
  expect(alternatePaths('courses')).toEqual({ es: '/cursos', en: '/courses' });
  expect(alternatePaths('blog')).toEqual({ es: '/blog', en: '/blog?lang=en' });
  expect(alternatePaths('homeAlternative2')).toEqual({ es: '/', en: '/?lang=en' });
});

test('a link without its parameter is refused', () => {
  expect(() => pathTo('article', 'es')).toThrow('needs a value for ":slug"');
});
