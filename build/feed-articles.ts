import type { SiteContent } from '../src/schema/site-content.ts';
import { articleAuthorNames, articleTagNames } from '../src/schema/article.ts';
import { newestFirst } from '../src/site/newest-first.ts';
import type { FeedArticle } from '../src/site/feed.ts';
import type { SitePage } from '../src/site/sitemap.ts';

/** What feeds say of every article, newest first. */
export function feedArticles({ articles }: SiteContent): FeedArticle[] {
  return newestFirst(
    Object.values(articles).map(({ es, en }) => ({
      id: es.id,
      date: es.date,
      title: { es: es.title, en: en.title },
      description: { es: es.description, en: en.description },
      author: articleAuthorNames[es.author],
      tags: es.tags.map((id) => ({ id, name: articleTagNames[id] })),
    })),
  );
}

/** Adds to pages of the blog the day of their last change: an article's own, and for the list that of the newest. */
export function withBlogDates(pages: readonly SitePage[], articles: readonly FeedArticle[]): SitePage[] {
  const days = new Map(articles.map(({ id, date }) => [id, date]));
  const newest = articles[0]?.date;
  return pages.map((page) => {
    const modified = page.route === 'blog' ? newest : page.route === 'article' && days.get(page.params.slug ?? '');
    return modified ? { ...page, modified } : page;
  });
}
