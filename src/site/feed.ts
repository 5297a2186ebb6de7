import { languages, type Language, type Localized } from '../i18n/language.ts';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import { translator } from '../i18n/words/words.ts';
import { escapeHtml } from './head.ts';
import { canonicalPath } from './links.ts';

/** What a feed says of an article. */
export type FeedArticle = {
  id: string;
  /** ISO 8601 day. */
  date: string;
  title: Localized<string>;
  description: Localized<string>;
  author: Localized<string>;
  tags: readonly { id: string; name: Localized<string> }[];
};

/** The facts from which a feed is drawn. */
export type FeedFacts = {
  language: Language;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  siteName: string;
  /** Newest first. */
  articles: readonly FeedArticle[];
};

const paths: Localized<string> = { es: '/blog/feed.xml', en: '/blog/feed.en.xml' };

/** The path of a language's feed. */
export function feedPath(language: Language): string {
  return paths[language];
}

const feedType = 'application/atom+xml';

/** The feeds that a page of the blog announces: that of its own language first. */
export function feedLinks(language: Language, siteName: string): { title: string; path: string }[] {
  return [...languages]
    .toSorted((a, b) => Number(b === language) - Number(a === language))
    .map((each) => ({ path: feedPath(each), title: feedTitle(each, siteName) }));
}

function feedTitle(language: Language, siteName: string): string {
  return translator(dictionaries[language])('blog.feedTitle', { name: siteName });
}

/** A blog as an Atom feed (RFC 4287): every article with its summary and the address to read it at. */
export function atomFeed({ language, siteUrl, siteName, articles }: FeedFacts): string {
  const blog = siteUrl + canonicalPath('blog', language);
  const updated =
    articles
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', blog),
    element('title', feedTitle(language, siteName)),
    element('subtitle', translator(dictionaries[language])('blog.lead')),
    element('updated', instant(updated)),
    link('self', feedType, siteUrl + feedPath(language)),
    link('alternate', 'text/html', blog),
    `<author>${element('name', siteName)}${element('uri', `${siteUrl}/`)}</author>`,
    ...articles.map((article) => entry(article, language, siteUrl)),
    '</feed>\n',
  ].join('\n');
}

function entry(
  { id, date, title, description, author, tags }: FeedArticle,
  language: Language,
  siteUrl: string,
): string {
  const address = siteUrl + canonicalPath('article', language, { slug: id });
  return [
    '<entry>',
    element('id', address),
    element('title', title[language]),
    element('published', instant(date)),
    element('updated', instant(date)),
    link('alternate', 'text/html', address),
    `<author>${element('name', author[language])}</author>`,
    ...tags.map((tag) => `<category term="${written(tag.id)}" label="${written(tag.name[language])}"/>`),
    element('summary', description[language]),
    '</entry>',
  ].join('');
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

function element(name: string, text: string): string {
  return `<${name}>${written(text)}</${name}>`;
}

// Characters that XML has no way to write are left out: one of them would make the whole feed unreadable.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function written(text: string): string {
  return escapeHtml(text.replace(unwritable, ''));
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${written(href)}"/>`;
}
