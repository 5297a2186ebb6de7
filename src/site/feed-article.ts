import type { Language, Localized } from '../i18n/language.ts';
import { canonicalPath } from './links.ts';
import { matchPath } from './match.ts';

/** An article's entry in a feed. */
export type FeedArticle = {
  id: string;
  /** ISO 8601 days. */
  date: string;
  updated: string;
  title: Localized<string>;
  description: Localized<string>;
  /** The whole text, with the links of the page. */
  html: Localized<string>;
  author: Localized<string>;
  tags: readonly { id: string; name: Localized<string> }[];
};

/** The facts from which a feed is written. */
export type FeedFacts = {
  language: Language;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  siteName: string;
  /** Newest first. */
  articles: readonly FeedArticle[];
};

/** The address that always shows an article in this language. */
export function articleAddress(id: string, language: Language, siteUrl: string): string {
  return siteUrl + canonicalPath('article', language, { slug: id });
}

/** A text for feed readers: every link is absolute, with an address in the text's language. */
export function feedHtml({ id, html }: FeedArticle, language: Language, siteUrl: string): string {
  return html[language].replace(
    / href="(?<path>\/[^"#]*)?(?<anchor>#[^"]*)?"/g,
    (whole, path?: string, anchor = '') => {
      if (path === undefined) return ` href="${articleAddress(id, language, siteUrl)}${anchor}"`;
      const match = matchPath(path);
      if (match.kind === 'none') return whole.replace(path, siteUrl + path);
      return ` href="${siteUrl}${canonicalPath(match.route, language, match.params)}${anchor}"`;
    },
  );
}
