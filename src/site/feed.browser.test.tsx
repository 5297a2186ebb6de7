import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedArticle } from './feed-article.ts';
import { atomFeed, feedPaths } from './feed.ts';

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
  it('is well-formed and has the elements that RFC 4287 requires, for any texts', () => {
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
        expect(self?.getAttribute('href')).toBe(siteUrl + feedPaths[given.language]);
      }),
    );
  });
});
