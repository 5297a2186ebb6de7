import { languages, type Language, type Localized } from '../i18n/language.ts';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import { translator } from '../i18n/words/words.ts';
import { articleAddress, feedHtml, type FeedArticle, type FeedFacts } from './feed-article.ts';
import { canonicalPath } from './links.ts';
import { xmlElement, xmlText } from './xml.ts';

/** The formats of the blog's feeds, with their media types. */
const feedTypes = { atom: 'application/atom+xml', rss: 'application/rss+xml' } as const;
export type FeedFormat = keyof typeof feedTypes;

/** The path of each feed, by format and language. */
export const feedPaths: Readonly<Record<FeedFormat, Localized<string>>> = {
  atom: { es: '/blog/feed.xml', en: '/blog/feed.en.xml' },
  rss: { es: '/blog/rss.xml', en: '/blog/rss.en.xml' },
};

const formats = Object.keys(feedPaths) as FeedFormat[];

/** Every feed of the site. */
export const feeds: readonly { format: FeedFormat; language: Language; path: string; type: string }[] = formats.flatMap(
  (format) =>
    languages.map((language) => ({ format, language, path: feedPaths[format][language], type: feedTypes[format] })),
);

/** The feeds to which a page of the blog links: those of its own language first. */
export function feedLinks(language: Language, siteName: string): { title: string; path: string; type: string }[] {
  return feeds
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
    .map((feed) => ({
      path: feed.path,
      type: feed.type,
      title: `${feedTitle(feed.language, siteName)} (${feed.format === 'atom' ? 'Atom' : 'RSS'})`,
    }));
}

function feedTitle(language: Language, siteName: string): string {
  return translator(dictionaries[language])('blog.feedTitle', { name: siteName });
}

function feedLead(language: Language): string {
  return translator(dictionaries[language])('blog.lead');
}

/** The blog as a feed of a format. */
export function feedXml(format: FeedFormat, facts: FeedFacts): string {
  return format === 'atom' ? atomFeed(facts) : rssFeed(facts);
}

/** A blog as an Atom feed (RFC 4287): every article with its whole text and its address. */
export function atomFeed({ language, siteUrl, siteName, articles }: FeedFacts): string {
  const blog = siteUrl + canonicalPath('blog', language);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    xmlElement('id', blog),
    xmlElement('title', feedTitle(language, siteName)),
    xmlElement('subtitle', feedLead(language)),
    xmlElement('updated', instant(lastUpdate(articles))),
    atomLink('self', feedTypes.atom, siteUrl + feedPaths.atom[language]),
    atomLink('alternate', 'text/html', blog),
    `<author>${xmlElement('name', siteName)}${xmlElement('uri', `${siteUrl}/`)}</author>`,
    ...articles.map((article) => atomEntry(article, language, siteUrl)),
    '</feed>\n',
  ].join('\n');
}

function atomEntry(article: FeedArticle, language: Language, siteUrl: string): string {
  const { id, date, updated, title, description, author, tags } = article;
  const address = articleAddress(id, language, siteUrl);
  return [
    '<entry>',
    xmlElement('id', address),
    xmlElement('title', title[language]),
    xmlElement('published', instant(date)),
    xmlElement('updated', instant(updated)),
    atomLink('alternate', 'text/html', address),
    `<author>${xmlElement('name', author[language])}</author>`,
    ...tags.map((tag) => `<category term="${xmlText(tag.id)}" label="${xmlText(tag.name[language])}"/>`),
    xmlElement('summary', description[language]),
    xmlElement('content', feedHtml(article, language, siteUrl), 'type="html"'),
    '</entry>',
  ].join('');
}

/** The blog as an RSS 2.0 feed, with the whole text in `content:encoded`. */
export function rssFeed({ language, siteUrl, siteName, articles }: FeedFacts): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    xmlElement('title', feedTitle(language, siteName)),
    xmlElement('link', siteUrl + canonicalPath('blog', language)),
    xmlElement('description', feedLead(language)),
    xmlElement('language', language),
    xmlElement('lastBuildDate', rssDate(lastUpdate(articles))),
    atomLink('self', feedTypes.rss, siteUrl + feedPaths.rss[language]).replace('<link', '<atom:link'),
    ...articles.map((article) => rssItem(article, language, siteUrl)),
    '</channel></rss>\n',
  ].join('\n');
}

function rssItem(article: FeedArticle, language: Language, siteUrl: string): string {
  const { id, date, title, description, tags } = article;
  const address = articleAddress(id, language, siteUrl);
  return [
    '<item>',
    xmlElement('title', title[language]),
    xmlElement('link', address),
    xmlElement('guid', address, 'isPermaLink="true"'),
    xmlElement('pubDate', rssDate(date)),
    ...tags.map((tag) => xmlElement('category', tag.name[language])),
    xmlElement('description', description[language]),
    xmlElement('content:encoded', feedHtml(article, language, siteUrl)),
    '</item>',
  ].join('');
}

function lastUpdate(articles: readonly FeedArticle[]): string {
  return (
    articles
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  );
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

/** A day in the RFC 822 format of RSS: `Wed, 29 Oct 2025 00:00:00 GMT`. */
function rssDate(day: string): string {
  return new Date(instant(day)).toUTCString();
}

function atomLink(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;
}
