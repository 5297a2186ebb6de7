import { expect, test } from 'vitest';
import { indexNowRequest } from './indexnow-request.ts';

const site = { siteUrl: 'https://site.example', key: 'abc' };
const pages = [
  { route: 'courses', params: {}, modified: { es: '2026-11-01', en: '2026-11-03' } },
  { route: 'article', params: { slug: 'uno' }, modified: { es: '2026-10-01', en: '2026-10-01' } },
  { route: 'blog', params: {} },
  { route: 'feedback', params: {}, modified: { es: '2026-11-03', en: '2026-11-03' } },
] as const;

test.each([
  [null, ['/cursos', '/courses', '/blog/uno', '/blog/uno?lang=en', '/blog', '/blog?lang=en']],
  ['2026-11-01', ['/cursos', '/courses']],
  ['2026-11-02', ['/courses']],
  ['2026-11-04', []],
])('search engines get the addresses changed since %s', (since, paths) => {
  expect(indexNowRequest(site, pages, since)).toEqual({
    host: 'site.example',
    key: 'abc',
    keyLocation: 'https://site.example/abc.txt',
    urlList: paths.map((path) => `https://site.example${path}`),
  });
});
