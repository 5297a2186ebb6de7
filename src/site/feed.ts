import { otherLanguage, type Language, type Localized } from '../i18n/language.ts';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import { translator } from '../i18n/words/words.ts';
import { articleAddress, feedHtml, type FeedArticle, type FeedFacts } from './feed-article.ts';
import { canonicalPath } from './links.ts';
import { xmlElement, xmlText } from './xml.ts';

/** The media type of the blog's feeds. */
export const feedType = 'application/atom+xml';

/** The path of the blog's feed in each language. */
export const feedPaths: Localized<string> = { es: '/blog/feed.xml', en: '/blog/feed.en.xml' };

/** The feeds to which a page of the blog links: that of its own language first. */
export function feedLinks(language: Language, siteName: string): { title: string; path: string; type: string }[] {
  return [language, otherLanguage(language)].map((each) => ({
    path: feedPaths[each],
    type: feedType,
    title: feedTitle(each, siteName),
  }));
}

function feedTitle(language: Language, siteName: string): string {
  return translator(dictionaries[language])('blog.feedTitle', { name: siteName });
}

function feedLead(language: Language): string {
  return translator(dictionaries[language])('blog.lead');
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
    atomLink('self', feedType, siteUrl + feedPaths[language]),
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

function atomLink(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;
}
