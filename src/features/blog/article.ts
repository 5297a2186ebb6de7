import type { ArticleTag } from '../../schema/article.ts';
import type { ArticleSection } from '../../schema/compiled-article.ts';
import type { PictureContent } from '../../schema/picture.ts';

/** A tag: `id` is what stands in `/blog?tag=`. */
export type TagLabel = { id: ArticleTag; name: string };

/** What lists of articles show of one, in one language. */
export type ArticleSummary = {
  /** The last part of its address. */
  id: string;
  title: string;
  description: string;
  cover: PictureContent;
  /** `YYYY-MM-DD`. */
  date: string;
  tags: readonly TagLabel[];
};

/** An article to be read. */
export type Article = ArticleSummary & {
  author: string;
  /** The body, cleaned at build. */
  html: string;
  sections: readonly ArticleSection[];
  minutes: number;
  /** Absolute address in the article's language, for sharing. */
  address: string;
};

/** What the data of the two pages hold for the blog's source. */
export type BlogPageData = { articles: readonly ArticleSummary[] };
export type ArticlePageData = { article: Article; related: readonly ArticleSummary[] };
