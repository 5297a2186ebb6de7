import type { BlogPageData } from '../../features/blog/article.ts';
import { newestFirst } from '../../site/newest-first.ts';
import { feedLinks, feedPath } from '../../site/feed.ts';
import { pressDocumentPath } from '../../site/press-documents.ts';
import type { PressPiece } from '../../sections/press-coverage/press-coverage.tsx';
import { articleSummaries } from '../article-summaries.ts';
import type { ContentRequest } from '../page-content.ts';

export type BlogContent = ReturnType<typeof blogContent>['content'];

/** Picks what the blog's list shows: every article's summary, never a text, and the press coverage. */
export function blogContent(request: ContentRequest) {
  const { content, language, t, picture } = request;
  const press: PressPiece[] = newestFirst(content.press.items).map((item) => ({
    id: item.id,
    kind: item.type,
    title: item.title[language],
    source: item.source[language],
    date: item.date,
    url: item.type === 'pdf' ? pressDocumentPath(item.filePath) : item.url,
    ...(item.logo && { logo: picture(item.logo) }),
  }));
  return {
    head: {
      title: t('blog.headTitle'),
      description: t('blog.headDescription'),
      feeds: feedLinks(language, content.centre.name),
    },
    content: { ...({ articles: articleSummaries(request) } satisfies BlogPageData), press, feed: feedPath(language) },
  };
}
