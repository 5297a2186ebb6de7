import type { Article, ArticleSummary } from './article.ts';
import type { BlogSource } from './blog-source.ts';

/** Something to be asked of the blog's source; answers are kept by `key`. */
export type BlogQuestion<T> = {
  key: string;
  ask: (source: BlogSource) => Promise<T>;
  /** How often a failed call is repeated before it counts as failed. */
  retries: number;
};

/** All articles. */
export const listQuestion: BlogQuestion<readonly ArticleSummary[]> = {
  key: 'list',
  ask: (source) => source.list(),
  retries: 3,
};

/** One article, or null where there is none of this id. An article is retried only once. */
export function articleQuestion(id: string): BlogQuestion<Article | null> {
  return { key: `article/${id}`, ask: (source) => source.get(id), retries: 1 };
}

/** The articles related to one. */
export function relatedQuestion(id: string): BlogQuestion<readonly ArticleSummary[]> {
  return { key: `related/${id}`, ask: (source) => source.related(id), retries: 3 };
}
