import type { Language } from '../i18n/language.ts';
import type { DataNode } from './data-node.ts';

/** The publisher of the blog. */
export type BlogPublisher = {
  name: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
};

/** An article for structured data. Addresses are absolute, days are ISO 8601. */
export type PostingFacts = {
  title: string;
  description: string;
  /** The question that the article answers. */
  answers: string;
  picture: string;
  date: string;
  updated: string;
  author: string;
  tags: readonly string[];
  minutes: number;
  url: string;
  sources: readonly { title: string; publisher: string; url: string }[];
};

/** An article in the schema.org vocabulary, with its dates, its author, and its sources. */
export function postingData(article: PostingFacts, language: Language, publisher: BlogPublisher): DataNode {
  const { title, description, answers, picture, date, updated, author, tags, minutes, url, sources } = article;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description,
    abstract: answers,
    image: picture,
    datePublished: date,
    dateModified: updated,
    inLanguage: language,
    keywords: [...tags],
    timeRequired: `PT${minutes}M`,
    // The author is a team of the centre, never a person.
    author: { '@type': 'Organization', name: `${author}, ${publisher.name}`, url: `${publisher.siteUrl}/` },
    publisher: organization(publisher),
    citation: sources.map((source) => ({
      '@type': 'CreativeWork',
      name: source.title,
      publisher: { '@type': 'Organization', name: source.publisher },
      url: source.url,
    })),
    mainEntityOfPage: { '@id': `${url}#webpage` },
    url,
  };
}

/** The blog in the schema.org vocabulary, with its articles. */
export function blogData(
  blog: { name: string; description: string; url: string },
  posts: readonly Pick<PostingFacts, 'title' | 'date' | 'updated' | 'url'>[],
  language: Language,
  publisher: BlogPublisher,
): DataNode {
  return {
    '@type': 'Blog',
    '@id': `${blog.url}#blog`,
    ...blog,
    inLanguage: language,
    publisher: organization(publisher),
    blogPost: posts.map(({ title, date, updated, url }) => ({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      dateModified: updated,
      url,
    })),
  };
}

function organization({ name, siteUrl }: BlogPublisher): DataNode {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png` },
  };
}
