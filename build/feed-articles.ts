import { fromKeys } from '../src/i18n/from-keys.ts';
import { languages } from '../src/i18n/language.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { articleAuthorNames, articleTagNames } from '../src/schema/article.ts';
import { newestFirst } from '../src/site/newest-first.ts';
import type { FeedArticle } from '../src/site/feed-article.ts';
import type { SitePage } from '../src/site/sitemap.ts';

/** The articles for feeds, newest first. */
export function feedArticles({ articles }: SiteContent): FeedArticle[] {
  return newestFirst(
    Object.values(articles).map(({ es, en }) => ({
      id: es.id,
      date: es.date,
      order: es.order,
      updated: es.updated,
      title: { es: es.title, en: en.title },
      description: { es: es.description, en: en.description },
      html: { es: es.feedHtml, en: en.feedHtml },
      author: articleAuthorNames[es.author],
      tags: es.tags.map((id) => ({ id, name: articleTagNames[id] })),
    })),
  );
}

/** Adds the day of the last change to pages of the blog. The list of articles gets the latest day of all articles. */
export function withBlogDates(pages: readonly SitePage[], articles: readonly FeedArticle[]): SitePage[] {
  const days = new Map(articles.map(({ id, updated }) => [id, updated]));
  const latest = [...days.values()].toSorted().at(-1);
  return pages.map((page) => {
    const day = page.route === 'blog' ? latest : page.route === 'article' && days.get(page.params.slug ?? '');
    return day ? { ...page, modified: fromKeys(languages, () => day) } : page;
  });
}
