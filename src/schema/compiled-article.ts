import type { Localized } from '../i18n/language.ts';
import type { ArticleHead } from './article.ts';

/** A part of an article's body, by its second-level heading: `id` follows `#` in its address. */
export type ArticleSection = { id: string; text: string };

/** One language of an article: its front matter, and its body as HTML: text, links, tables and the site's own drawings. */
export type CompiledArticle = ArticleHead & {
  html: string;
  /** The body for feed readers: without drawings, which they would cut out, but with the words that describe them. */
  feedHtml: string;
  sections: readonly ArticleSection[];
  /** Reading time: the words of the body at 200 a minute, rounded. */
  minutes: number;
};

/** All articles by their ids, each in every language. */
export type Articles = Readonly<Record<string, Localized<CompiledArticle>>>;
