import { expect, test } from 'vitest';
import { robotsText, sitemapXml } from './sitemap.ts';

const site = 'https://site.example';

test('the entry of each language of a page lists the addresses of all languages', () => {
  const xml = sitemapXml(site, [
    {
      route: 'blog',
      params: {},
      modified: { es: '2025-10-29', en: '2025-11-02' },
      pictures: { es: ['/assets/pictures/a.avif'], en: [] },
    },
  ]);
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([`<loc>${site}/blog</loc>`, `<loc>${site}/blog?lang=en</loc>`]);
  expect(xml.match(/hreflang="(es|en|x-default)"/g)).toHaveLength(6);
  expect(xml.match(/<lastmod>[^<]+/g)).toEqual(['<lastmod>2025-10-29', '<lastmod>2025-11-02']);
  expect(xml.match(/<image:loc>[^<]+/g)).toEqual([`<image:loc>${site}/assets/pictures/a.avif`]);
});

test('pages that are not indexed are not listed', () => {
  expect(sitemapXml(site, [{ route: 'feedback', params: {} }])).not.toContain('<url>');
});

test('a page without a date or pictures has only its addresses', () => {
  const links = [
    ['es', '/cursos'],
    ['en', '/courses'],
    ['x-default', '/cursos'],
  ].map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${path}"/>`);
  expect(sitemapXml(site, [{ route: 'courses', params: {} }]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    expect.stringMatching(
      /^<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9" xmlns:image=.+ xmlns:xhtml=.+>$/,
    ),
    `<url><loc>${site}/cursos</loc>${links.join('')}</url>`,
    `<url><loc>${site}/courses</loc>${links.join('')}</url>`,
    '</urlset>',
    '',
  ]);
});

test('robots.txt allows everything', () => {
  expect(robotsText(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n');
});
