import { newestFirst } from '../site/newest-first.ts';
import { keepTogether } from '../i18n/keep-together.ts';
import type { ArticleSummary } from '../features/blog/article.ts';
import { articleTagNames } from '../schema/article.ts';
import type { ContentRequest } from './page-content.ts';

type SummaryRequest = Pick<ContentRequest, 'content' | 'language' | 'picture'>;

/** Summarises every article for lists, in one language, newest first. */
export function articleSummaries({ content, language, picture }: SummaryRequest): ArticleSummary[] {
  const articles = Object.values(content.articles).map((article) => article[language]);
  return newestFirst(articles).map(({ id, title, description, date, order, cover, tags, sample }) => ({
    id,
    title,
    description: keepTogether(description),
    date,
    order,
    cover: picture(cover),
    ...(sample && { sample }),
    tags: tags.map((tag) => ({ id: tag, name: articleTagNames[tag][language] })),
  }));
}
