import type { Localized } from '../i18n/language.ts';
import type { ArticleHead } from './article.ts';

/** A section of an article's body, from its second-level heading; `id` is its anchor. */
export type ArticleSection = { id: string; text: string };

/**
 * One language of an article: its front matter, and its body as HTML with text, links, tables and the site's own
 * drawings.
 */
export type CompiledArticle = ArticleHead & {
  html: string;
  /** The body for feed readers: without drawings, which they would remove, but with the texts that describe them. */
  feedHtml: string;
  sections: readonly ArticleSection[];
  /** Reading time in minutes, at 200 words a minute, rounded. */
  minutes: number;
};

/** All articles by their ids, each in every language. */
export type Articles = Readonly<Record<string, Localized<CompiledArticle>>>;
