import { expect, test } from 'vitest';
import type { Language } from '../i18n/language.ts';
import { feedHtml, type FeedArticle } from './feed-article.ts';
import { atomFeed, feedLinks } from './feed.ts';

const siteUrl = 'https://example.org';
const article: FeedArticle = {
  id: 'a',
  date: '2025-10-29',
  updated: '2025-11-03',
  title: { es: 'Una & otra', en: 'One & another' },
  description: { es: 'Dos.', en: 'Two.' },
  html: { es: '<p>Tres</p>', en: '<p>Three</p>' },
  author: { es: 'El equipo', en: 'The team' },
  tags: [{ id: 'training', name: { es: 'Formación', en: 'Training' } }],
};
const older: FeedArticle = { ...article, id: 'b', updated: '2025-10-30', tags: [] };
const facts = { language: 'en', siteUrl, siteName: 'Centro', articles: [article, older] } as const;

test('an Atom feed has its author, its last change, and the full text of each article', () => {
  const entry = (id: string, updated: string, category: string) =>
    [
      `<entry><id>https://example.org/blog/${id}?lang=en</id><title>One &amp; another</title>`,
      `<published>2025-10-29T00:00:00Z</published><updated>${updated}T00:00:00Z</updated>`,
      `<link rel="alternate" type="text/html" href="https://example.org/blog/${id}?lang=en"/>`,
      `<author><name>The team</name></author>${category}<summary>Two.</summary>`,
      '<content type="html">&lt;p&gt;Three&lt;/p&gt;</content></entry>',
    ].join('');
  expect(atomFeed(facts).split('\n')).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '<id>https://example.org/blog?lang=en</id>',
    '<title>The Centro blog</title>',
    '<subtitle>The latest in air navigation, and guides to becoming a controller.</subtitle>',
    '<updated>2025-11-03T00:00:00Z</updated>',
    '<link rel="self" type="application/atom+xml" href="https://example.org/blog/feed.en.xml"/>',
    '<link rel="alternate" type="text/html" href="https://example.org/blog?lang=en"/>',
    '<author><name>Centro</name><uri>https://example.org/</uri></author>',
    entry('a', '2025-11-03', '<category term="training" label="Training"/>'),
    entry('b', '2025-10-30', ''),
    '</feed>',
    '',
  ]);
});

test('a feed without articles has the beginning of 1970 as its last change', () => {
  expect(atomFeed({ ...facts, articles: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});

test('a page links to the feeds of its own language first', () => {
  expect(feedLinks('en', 'Centro')).toEqual([
    { path: '/blog/feed.en.xml', type: 'application/atom+xml', title: 'The Centro blog' },
    { path: '/blog/feed.xml', type: 'application/atom+xml', title: 'Blog de Centro' },
  ]);
  expect(feedLinks('es', 'Centro')[0]?.path).toBe('/blog/feed.xml');
});

test.each<[string, string, Language?]>([
  ['/courses', 'https://example.org/courses'],
  ['/blog/b', 'https://example.org/blog/b', 'es'],
  ['/blog/b#section', 'https://example.org/blog/b?lang=en#section'],
  ['#section', 'https://example.org/blog/a?lang=en#section'],
  ['/press/a.pdf', 'https://example.org/press/a.pdf'],
  ['https://www.boe.es/', 'https://www.boe.es/'],
])('a link to %s leads to %s in a feed', (href, address, language = 'en') => {
  const link = `<a class="x" href="${href}">x</a>`;
  expect(feedHtml({ ...article, html: { es: link, en: link } }, language, siteUrl)).toBe(
    `<a class="x" href="${address}">x</a>`,
  );
});
