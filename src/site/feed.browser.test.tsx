import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedArticle } from './feed-article.ts';
import { atomFeed, feedPaths, rssFeed } from './feed.ts';

const siteUrl = 'https://example.org';
const namespace = 'http://www.w3.org/2005/Atom';
const text = fc.string({ unit: 'binary', minLength: 1 });
const words = fc.record({ es: text, en: text });
const day = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const article: fc.Arbitrary<FeedArticle> = fc.record({
  id: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/),
  date: day,
  updated: day,
  title: words,
  description: words,
  html: words,
  author: words,
  tags: fc.array(fc.record({ id: fc.stringMatching(/^[a-z-]+$/), name: words }), { maxLength: 3 }),
});
const facts = fc.record({
  language: fc.constantFrom('es', 'en'),
  siteName: text,
  articles: fc.uniqueArray(article, { selector: ({ id }) => id, maxLength: 5 }),
});

/** Browsers parse XML strictly: malformed input results in a document with a `parsererror`. */
function parse(xml: string): Element {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed.documentElement;
}

function childrenOf(parent: Element, name: string): Element[] {
  return [...parent.children].filter((child) => child.localName === name && child.namespaceURI === namespace);
}

function onlyText(parent: Element, name: string): string {
  const [only, ...others] = childrenOf(parent, name);
  expect(others).toEqual([]);
  return only?.textContent ?? '';
}

describe('a feed', () => {
  it('in Atom is well-formed and has the elements that RFC 4287 requires, for any texts', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const feed = parse(atomFeed({ ...given, siteUrl }));
        expect([feed.localName, feed.namespaceURI]).toEqual(['feed', namespace]);
        const entries = childrenOf(feed, 'entry');
        expect(entries).toHaveLength(given.articles.length);
        for (const part of [feed, ...entries]) {
          expect(URL.canParse(onlyText(part, 'id'))).toBe(true);
          expect(childrenOf(part, 'title')).toHaveLength(1);
          expect(onlyText(part, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
          const author = childrenOf(part, 'author')[0];
          expect(author && childrenOf(author, 'name')).toHaveLength(1);
          const alternate = childrenOf(part, 'link').filter((link) => link.getAttribute('rel') === 'alternate');
          expect(alternate.map((link) => URL.canParse(link.getAttribute('href') ?? ''))).toEqual([true]);
        }
        expect(new Set(entries.map((entry) => onlyText(entry, 'id'))).size).toBe(entries.length);
        const self = childrenOf(feed, 'link').find((link) => link.getAttribute('rel') === 'self');
        expect(self?.getAttribute('href')).toBe(siteUrl + feedPaths.atom[given.language]);
      }),
    );
  });

  const named = { es: 'Español', en: 'English' };
  const one: FeedArticle = {
    id: 'a',
    date: '2025-10-29',
    updated: '2025-11-03',
    title: named,
    description: named,
    html: {
      es: '<p><a href="/cursos">cursos</a> <a href="/blog/b#section-x">b</a> <a href="#section-y">y</a> <a href="https://www.boe.es/">BOE</a></p>',
      en: '<p><a href="/courses">courses</a> <a href="/blog/b#section-x">b</a> <a href="#section-y">y</a> <a href="https://www.boe.es/">BOE</a></p>',
    },
    author: named,
    tags: [{ id: 'training', name: named }],
  };
  const hrefs = (html: string) =>
    [...new DOMParser().parseFromString(html, 'text/html').links].map((link) => link.getAttribute('href'));
  const addresses = {
    es: [
      'https://example.org/cursos',
      'https://example.org/blog/b#section-x',
      'https://example.org/blog/a#section-y',
      'https://www.boe.es/',
    ],
    en: [
      'https://example.org/courses',
      'https://example.org/blog/b?lang=en#section-x',
      'https://example.org/blog/a?lang=en#section-y',
      'https://www.boe.es/',
    ],
  };

  it.each([
    ['es', 'Español', 'https://example.org/blog/a'],
    ['en', 'English', 'https://example.org/blog/a?lang=en'],
  ] as const)('in Atom contains the texts and addresses of its language (%s)', (language, told, address) => {
    const feed = parse(atomFeed({ language, siteUrl, siteName: 'Centro', articles: [one] }));
    const [entry] = childrenOf(feed, 'entry');
    expect(feed.getAttribute('xml:lang')).toBe(language);
    const texts = ['title', 'summary', 'id', 'published', 'updated'].map((name) => entry && onlyText(entry, name));
    expect(texts).toEqual([told, told, address, '2025-10-29T00:00:00Z', '2025-11-03T00:00:00Z']);
    expect(onlyText(feed, 'updated')).toBe('2025-11-03T00:00:00Z');
    const [content] = entry ? childrenOf(entry, 'content') : [];
    expect(content?.getAttribute('type')).toBe('html');
    expect(hrefs(content?.textContent ?? '')).toEqual(addresses[language]);
  });

  it.each(['es', 'en'] as const)('in RSS has the same texts and links (%s)', (language) => {
    const rss = parse(rssFeed({ language, siteUrl, siteName: 'Centro', articles: [one] }));
    expect([rss.localName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
    const inItem = (name: string) => rss.querySelector(`item > ${name}`)?.textContent;
    expect([inItem('title'), inItem('description'), inItem('pubDate')]).toEqual([
      named[language],
      named[language],
      'Wed, 29 Oct 2025 00:00:00 GMT',
    ]);
    expect(inItem('link')).toBe(inItem('guid'));
    const [content] = rss.getElementsByTagNameNS('http://purl.org/rss/1.0/modules/content/', 'encoded');
    expect(hrefs(content?.textContent ?? '')).toEqual(addresses[language]);
    const [self] = rss.getElementsByTagNameNS(namespace, 'link');
    expect(self?.getAttribute('href')).toBe(siteUrl + feedPaths.rss[language]);
  });

  it('in RSS is well-formed for any texts', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const rss = parse(rssFeed({ ...given, siteUrl }));
        expect(rss.querySelectorAll('channel > item')).toHaveLength(given.articles.length);
      }),
    );
  });
});
