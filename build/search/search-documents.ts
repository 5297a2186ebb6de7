import type { Language } from '../../src/i18n/language.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { explainedTerm } from '../../src/site/glossary-terms.ts';
import { pathTo } from '../../src/site/links.ts';
import type { PageData } from '../../src/site/page-data.ts';
import { isIndexed } from '../../src/site/routes.ts';
import type { SearchDocument } from '../../src/site/search/search-document.ts';
import { textParts } from './html-text.ts';

/** A page as drawn. */
export type DrawnForSearch = { data: PageData; html: string };

/** Length to which answers and explanations are cut; a page's description, of at most 160 characters, is not cut. */
const excerptLength = 130;

/** The documents of the search in one language: pages, sections of articles, questions, and terms of the glossary. */
export function searchDocuments(
  pages: readonly DrawnForSearch[],
  content: SiteContent,
  language: Language,
): SearchDocument[] {
  const found = pages.filter(({ data }) => isFound(data)).flatMap(pageDocuments);
  const glossary = pathTo('glossary', language);
  const terms = content.glossary.terms.map((term): SearchDocument => {
    const { id, term: written, name, short, before } = explainedTerm(term, content, language);
    return {
      kind: 'term',
      path: `${glossary}#${id}`,
      title: `${written}: ${name}`,
      excerpt: cut(short),
      words: (term.also ?? []).join(' '),
      text: [short, before ?? '', term.more?.[language] ?? ''].join(' '),
    };
  });
  return [...found, ...terms];
}

/** Whether a page is included in the search. Views of a page, such as one category of the catalogue, are not. */
export function isFound({ page, params }: Pick<PageData, 'page' | 'params'>): boolean {
  if (page !== 'article' && Object.keys(params).length > 0) return false;
  return page !== 'notFound' && isIndexed(page);
}

function pageDocuments({ data, html }: DrawnForSearch): SearchDocument[] {
  const parts = textParts(html);
  const title = parts.find(({ level }) => level === 1)?.heading ?? data.head.title;
  const { description, keywords = [] } = data.head;
  const questions = parts
    .filter(({ isQuestion, heading }) => isQuestion && heading.endsWith('?'))
    .map(({ heading, id, text }): SearchDocument => ({
      kind: 'question',
      path: id ? `${data.path}#${id}` : data.path,
      title: heading,
      excerpt: cut(text),
      words: '',
      text,
    }));
  const isArticle = data.page === 'article';
  const own = parts.filter(({ isQuestion }) => !isQuestion);
  const sections = isArticle ? own.filter(({ level, id }) => level === 2 && id?.startsWith('section-')) : [];
  const page: SearchDocument = {
    kind: isArticle ? 'article' : 'page',
    path: data.path,
    title,
    excerpt: description,
    words: keywords.join(' '),
    text:
      data.page === 'glossary'
        ? description
        : [
            data.head.title,
            description,
            ...own.flatMap(({ heading, text }) => (isArticle ? [heading] : [heading, text])),
          ].join(' '),
  };
  return [
    page,
    ...sections.map(({ heading, id, text }): SearchDocument => ({
      kind: 'article',
      path: `${data.path}#${id ?? ''}`,
      title: heading,
      excerpt: title,
      words: '',
      text: sectionText(own, id) || text,
    })),
    ...questions,
  ];
}

/** The text of a section, including that of the smaller headings in it. */
function sectionText(
  parts: readonly { level: number; id: string | null; heading: string; text: string }[],
  id: string | null,
): string {
  const from = parts.findIndex((part) => part.id === id);
  const next = parts.findIndex(({ level }, index) => index > from && level <= 2);
  return parts
    .slice(from, next < 0 ? undefined : next)
    .map(({ heading, text }, index) => (index === 0 ? text : `${heading} ${text}`))
    .join(' ');
}

function cut(text: string): string {
  if (text.length <= excerptLength) return text;
  const short = text.slice(0, excerptLength);
  return `${short.slice(0, short.lastIndexOf(' '))}…`;
}
