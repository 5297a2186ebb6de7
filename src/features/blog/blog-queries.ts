import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { PageData } from '../../site/page-data.ts';
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

/**
 * Gives the queries what a prerendered page brought along, as if it had just been fetched: the page shows no spinner and
 * asks for nothing. To be called before the page is drawn, on the server and at hydration.
 */
export function keepBlogData(client: QueryClient, { page, content }: PageData): void {
  if (page === 'blog') client.setQueryData(listQuery(null).queryKey, (content as BlogPageData).articles);
  if (page === 'article') {
    const { article, related } = content as ArticlePageData;
    client.setQueryData(articleQuery(null, article.id).queryKey, article);
    client.setQueryData(relatedQuery(null, article.id).queryKey, related);
  }
}
