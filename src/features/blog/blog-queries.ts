import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { ArticlePageData, BlogPageData } from './article.ts';
import type { BlogSource } from './blog-source.ts';

/** How long an answer is taken for fresh, in milliseconds (specification, section 7). */
const staleTime = 5 * 60_000;

// Without a source (while a page is drawn on the server) nothing is asked: what came with the page is shown.

/** All articles. Retries are the general ones. */
export function listQuery(source: BlogSource | null) {
  return queryOptions({ queryKey: ['blog', 'list'], queryFn: source ? () => source.list() : skipToken, staleTime });
}

/** One article, or null. Retried once (specification, section 7). */
export function articleQuery(source: BlogSource | null, id: string) {
  return queryOptions({
    queryKey: ['blog', 'article', id],
    queryFn: source ? () => source.get(id) : skipToken,
    staleTime,
    retry: 1,
  });
}

/** The articles related to one. */
export function relatedQuery(source: BlogSource | null, id: string) {
  return queryOptions({
    queryKey: ['blog', 'related', id],
    queryFn: source ? () => source.related(id) : skipToken,
    staleTime,
  });
}

/** What a page of the blog brought along; `kept` is the part that tells whether it is the document's own page. */
export type BlogPageContent =
  | { page: 'blog'; kept: BlogPageData['articles'] }
  | { page: 'article'; kept: ArticlePageData['article']; related: ArticlePageData['related'] };

/** Gives the queries what a page brought along, as if it had just been fetched: it shows no spinner and asks for nothing. */
export function keepBlogData(client: QueryClient, brought: BlogPageContent): void {
  if (brought.page === 'blog') {
    client.setQueryData(listQuery(null).queryKey, brought.kept);
  } else {
    client.setQueryData(articleQuery(null, brought.kept.id).queryKey, brought.kept);
    client.setQueryData(relatedQuery(null, brought.kept.id).queryKey, brought.related);
  }
}
