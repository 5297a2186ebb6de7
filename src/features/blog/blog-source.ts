import type { Article, ArticleSummary } from './article.ts';

/** Where articles come from, in the document's language. Every call may fail; nothing is retried here. */
export type BlogSource = {
  /** All articles, newest first. */
  list(): Promise<readonly ArticleSummary[]>;
  /** One article; null if there is none of this id. */
  get(id: string): Promise<Article | null>;
  /** The articles that share most tags with this one, then the newest; three unless `count` says otherwise. */
  related(id: string, count?: number): Promise<readonly ArticleSummary[]>;
};
