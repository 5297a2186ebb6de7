import { newestFirst } from '../../site/newest-first.ts';

type Ranked = { id: string; date: string; order?: number | undefined; tags: readonly { id: string }[] };

/** How many related articles a page shows. */
const relatedCount = 3;

/**
 * The articles most related to the article with this id: by number of shared tags, then newest first. The article
 * itself is never in the list. The list is empty if the article does not exist.
 */
export function rankRelated<T extends Ranked>(articles: readonly T[], id: string): T[] {
  const article = articles.find((other) => other.id === id);
  if (!article) return [];
  const tags = new Set(article.tags.map((tag) => tag.id));
  const shared = (other: T) => other.tags.filter((tag) => tags.has(tag.id)).length;
  return newestFirst(articles)
    .filter((other) => other.id !== id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, relatedCount);
}
