import type { Language } from '../i18n/language.ts';
import type { DataNode } from './data-node.ts';
import type { PageHead } from './page-data.ts';
import type { RouteId } from './routes.ts';

/** Ids of the centre and of the site in the structured data of every page; the home page describes both. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** The facts of a page for structured data. Addresses are absolute, without a fragment. */
export type PageGraphFacts = {
  route: RouteId;
  language: Language;
  siteUrl: string;
  url: string;
  head: PageHead;
  /** Names and addresses from the home page to this one; empty if the page has no breadcrumbs. */
  trail: readonly { name: string; url: string }[];
};

const pageTypes: Partial<Record<RouteId, 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage'>> = {
  courses: 'CollectionPage',
  blog: 'CollectionPage',
  contact: 'ContactPage',
  search: 'SearchResultsPage',
};

/**
 * All structured data of a page, as one connected graph in the schema.org vocabulary: the page, its breadcrumbs, and
 * the nodes of its content. The context is at the top, once.
 */
export function pageGraph({ route, language, siteUrl, url, head, trail }: PageGraphFacts): object {
  const page: DataNode = {
    '@type': pageTypes[route] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: head.title,
    description: head.description,
    inLanguage: language,
    isPartOf: { '@id': websiteId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    ...(trail.length > 0 && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [page, ...(trail.length > 0 ? [breadcrumbs(url, trail)] : []), ...(head.structuredData ?? [])],
  };
}

function breadcrumbs(url: string, trail: PageGraphFacts['trail']): DataNode {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  };
}

/** The questions and answers on a page, in the schema.org vocabulary. */
export function questionsData(url: string, items: readonly { question: string; answer: string }[]): DataNode {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    isPartOf: { '@id': `${url}#webpage` },
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
