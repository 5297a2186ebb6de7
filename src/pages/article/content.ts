import type { Article, ArticlePageData, NextStep } from '../../features/blog/article.ts';
import { rankRelated } from '../../features/blog/rank-related.ts';
import { sectionOfKind } from '../../schema/course-page.ts';
import { articleAuthorNames } from '../../schema/article.ts';
import { postingData } from '../../site/blog-structured-data.ts';
import { feedLinks } from '../../site/feed.ts';
import { canonicalPath } from '../../site/links.ts';
import { articleSummaries } from '../article-summaries.ts';
import type { ContentRequest } from '../page-content.ts';
import { waitedCall } from '../../schema/waited-call.ts';
import { nextStep } from './next-step.ts';
import { sourceWords } from './source-words.ts';

export type ArticleContent = ReturnType<typeof articleContent>['content'];

/**
 * Selects one article and its related ones.
 * @throws Error when no article has the slug of the address
 */
export function articleContent(request: ContentRequest) {
  const { content, language, params, siteUrl } = request;
  const id = params.slug ?? '';
  const compiled = content.articles[id]?.[language];
  const summaries = articleSummaries(request);
  const summary = summaries.find((article) => article.id === id);
  if (!compiled || !summary) throw new Error(`There is no article “${id}”.`);
  const { author, html, sections, minutes, metaTitle, metaDescription, updated, answers, sources, next } = compiled;
  const address = siteUrl + canonicalPath('article', language, params);
  const article: Article = {
    ...summary,
    updated,
    answers,
    sources: sources.map((source) => sourceWords(source, updated, request)),
    next: { ...nextStep(request, next), tellMe: waitedFor(request, id) },
    author: articleAuthorNames[author][language],
    html,
    sections,
    minutes,
    address,
  };
  const { name } = content.centre;
  const tags = summary.tags.map((tag) => tag.name);
  const picture = siteUrl + summary.cover.src;
  return {
    head: {
      title: metaTitle,
      description: metaDescription,
      keywords: tags,
      structuredData: [
        postingData({ ...article, description: compiled.description, sources, tags, picture, url: address }, language, {
          name,
          siteUrl,
        }),
      ],
      feeds: feedLinks(language, name),
    },
    name: article.title,
    content: { article, related: rankRelated(summaries, id) } satisfies ArticlePageData,
  };
}

/** The link to be notified of ENAIRE's next call, for the article about it; undefined for other articles. */
function waitedFor({ content, t }: ContentRequest, article: string): NextStep['tellMe'] {
  const isAbout = Object.values(content.courses).some(({ page }) => sectionOfKind(page, 'rounds')?.article === article);
  return isAbout ? { course: waitedCall, label: t('tellMe.call') } : undefined;
}
