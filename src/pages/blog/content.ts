import type { BlogPageData, FirstStep } from '../../features/blog/article.ts';
import { blogData } from '../../site/blog-structured-data.ts';
import { newestFirst } from '../../site/newest-first.ts';
import { feedLinks, feedPaths } from '../../site/feed.ts';
import { canonicalPath } from '../../site/links.ts';
import { pressDocumentPath } from '../../site/press-documents.ts';
import type { PressPiece } from '../../sections/blog/press-coverage.tsx';
import { articleSummaries } from '../article-summaries.ts';
import type { ContentRequest } from '../page-content.ts';

export type BlogContent = ReturnType<typeof blogContent>['content'];

/** Picks the content of the blog's list: the summary of every article, without its body, and the press coverage. */
export function blogContent(request: ContentRequest) {
  const { content, language, t, picture, siteUrl } = request;
  const { name } = content.centre;
  const url = siteUrl + canonicalPath('blog', language);
  const summaries = articleSummaries(request);
  const posts = summaries.map(({ id, title, date }) => ({
    title,
    date,
    updated: content.articles[id]?.[language].updated ?? date,
    url: siteUrl + canonicalPath('article', language, { slug: id }),
  }));
  const firstSteps: FirstStep[] = content.blog.startHere.map(({ article, step }) => ({
    id: article,
    step: step[language],
    title: content.articles[article]?.[language].title ?? '',
  }));
  const press: PressPiece[] = newestFirst(content.press.items).map((item) => ({
    id: item.id,
    kind: item.type,
    title: item.title[language],
    source: item.source[language],
    date: item.date,
    url: item.type === 'pdf' ? pressDocumentPath(item.filePath) : item.url,
    ...(item.logo && { logo: picture(item.logo) }),
    sample: item.sample === true,
  }));
  return {
    head: {
      title: t('blog.headTitle'),
      description: t('blog.headDescription'),
      structuredData: [
        blogData(
          { name: t('blog.feedTitle', { name }), description: t('blog.headDescription'), url },
          posts,
          language,
          {
            name,
            siteUrl,
          },
        ),
      ],
      feeds: feedLinks(language, name),
    },
    content: {
      ...({ articles: summaries } satisfies BlogPageData),
      firstSteps,
      press,
      feed: feedPaths[language],
    },
  };
}
