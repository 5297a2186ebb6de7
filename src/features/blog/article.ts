import type { ArticleTag } from '../../schema/article.ts';
import type { ArticleSection } from '../../schema/compiled-article.ts';
import type { PictureContent } from '../../schema/picture.ts';
import type { RouteId } from '../../site/routes.ts';
import type { Cell } from '../../ui/cells.tsx';

/** A tag: `id` is its value in `/blog?tag=`. */
export type TagLabel = { id: ArticleTag; name: string };

/** The part of an article that lists show, in one language. */
export type ArticleSummary = {
  /** The last part of the article's address. */
  id: string;
  title: string;
  description: string;
  cover: PictureContent;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  /** Place among the articles of its day. */
  order?: number | undefined;
  /** Whether the article describes an event with sample details; its page then states this. */
  sample?: true | undefined;
  tags: readonly TagLabel[];
};

/**
 * A source of an article. `dated` is a sentence with the source's own date, `read` a sentence with the day on which the
 * source was read.
 */
export type ArticleSource = { title: string; publisher: string; url: string; dated: string; read: string };

/** The next step after an article. */
export type NextStep = {
  route: RouteId;
  anchor?: string | undefined;
  /** The code of a course; other pages have none. */
  code?: string | undefined;
  name: string;
  text?: string | undefined;
  /** The facts of a course: its start and its price. */
  cells: readonly Cell[];
  /** Text about what the price includes. */
  tax?: string | undefined;
  /** Subject of a notice by mail: the id of a course or of the call, and the text of the link. */
  tellMe?: { course: string; label: string } | undefined;
};

/** A whole article, as its page shows it. */
export type Article = ArticleSummary & {
  /** Day of its last change, `YYYY-MM-DD`. */
  updated: string;
  /** The one question that the article answers. */
  answers: string;
  sources: readonly ArticleSource[];
  next: NextStep;
  author: string;
  /** The body as HTML, which the build has sanitised. */
  html: string;
  sections: readonly ArticleSection[];
  minutes: number;
  /** Absolute address in the article's language, for sharing. */
  address: string;
};

/** One step of the reading list for beginners. */
export type FirstStep = { id: string; step: string; title: string };

/** The articles in the data of the blog's two pages: the list and an article. */
export type BlogPageData = { articles: readonly ArticleSummary[] };
export type ArticlePageData = { article: Article; related: readonly ArticleSummary[] };
