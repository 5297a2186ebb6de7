import type { BlogPosting, WithContext } from 'schema-dts';
import type { Article, ArticlePageData } from '../../features/blog/article.ts';
import { rankRelated } from '../../features/blog/rank-related.ts';
import type { Language } from '../../i18n/language.ts';
import { articleAuthorNames } from '../../schema/article.ts';
import { feedLinks } from '../../site/feed.ts';
import { canonicalPath } from '../../site/links.ts';
import { articleSummaries } from '../article-summaries.ts';
import type { ContentRequest } from '../page-content.ts';

export type ArticleContent = ReturnType<typeof articleContent>['content'];

/**
 * Picks one article and what is related to it.
 * @throws Error when no article has the address's slug: such an address has no page
 */
export function articleContent(request: ContentRequest) {
  const { content, language, params, siteUrl } = request;
  const id = params.slug ?? '';
  const compiled = content.articles[id]?.[language];
  const summaries = articleSummaries(request);
  const summary = summaries.find((article) => article.id === id);
  if (!compiled || !summary) throw new Error(`There is no article “${id}”.`);
  const { author, html, sections, minutes, metaTitle, metaDescription } = compiled;
  const address = siteUrl + canonicalPath('article', language, params);
  const article: Article = {
    ...summary,
    author: articleAuthorNames[author][language],
    html,
    sections,
    minutes,
    address,
  };
  const { name } = content.centre;
  return {
    head: {
      title: metaTitle,
      description: metaDescription,
      keywords: summary.tags.map((tag) => tag.name),
      socialPicture: siteUrl + summary.cover.src,
      structuredData: [posting(article, { siteUrl, language, publisher: name })],
      feeds: feedLinks(language, name),
    },
    content: { article, related: rankRelated(summaries, id) } satisfies ArticlePageData,
  };
}

type PostingFacts = { siteUrl: string; language: Language; publisher: string };

function posting(article: Article, { siteUrl, language, publisher }: PostingFacts): WithContext<BlogPosting> {
  const organization = { '@type': 'Organization', name: publisher, url: `${siteUrl}/` } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: siteUrl + article.cover.src,
    datePublished: article.date,
    inLanguage: language,
    keywords: article.tags.map((tag) => tag.name),
    timeRequired: `PT${article.minutes}M`,
    // A team of the centre's signs, never a person.
    author: { '@type': 'Organization', name: `${article.author}, ${publisher}`, url: `${siteUrl}/` },
    publisher: organization,
    mainEntityOfPage: article.address,
    url: article.address,
  };
}
