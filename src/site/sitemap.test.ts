import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.ts';

const site = 'https://site.example';

test('every language of a page lists itself and all the others', () => {
  const xml = sitemapXml(site, [{ route: 'blog', params: {}, modified: '2025-10-29' }]);
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([`<loc>${site}/blog</loc>`, `<loc>${site}/blog?lang=en</loc>`]);
  expect(xml.match(/hreflang="(es|en|x-default)"/g)).toHaveLength(6);
  expect(xml.match(/<lastmod>2025-10-29<\/lastmod>/g)).toHaveLength(2);
});

test('pages that are not indexed are not listed', () => {
  expect(sitemapXml(site, [{ route: 'feedback', params: {} }])).not.toContain('<url>');
});
