import type { Language } from '../i18n/language.ts';
import type { RouteParams } from './links.ts';
import type { Shell } from './shell.ts';
import type { TrailStep } from './trail.ts';
import { routes, type RouteId, type Screen } from './routes.ts';

/** A page's head, in one language: for browser tabs, search engines and shared links. */
export type PageHead = {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Nodes in the schema.org vocabulary that are added to the page's structured data, each with an `@id`. */
  structuredData?: readonly object[];
  /** Feeds to which the page links, with their media types. */
  feeds?: readonly { title: string; path: string; type: string }[];
};

/** The page of a document: a row of the route table, or the screen for unknown addresses. */
export type PageId = RouteId | 'notFound';

/**
 * Everything a page needs, in one language, as JSON: fetched from `dataPath` for hydration and by navigation inside the
 * site.
 */
export type PageData = {
  page: PageId;
  language: Language;
  params: RouteParams;
  /** The path of the page in its language, without origin or query. */
  path: string;
  /** The id of its build: the code of one build must not render a page of another. */
  build: string;
  head: PageHead;
  /** The breadcrumbs from the home page to this one; empty if the page has none. */
  trail: readonly TrailStep[];
  /** The content around every page; the same for all pages of a language. */
  shell: Shell;
  content: unknown;
  /**
   * Files of the pages that visitors most often open next: code and data, not styles, as these pages share one sheet.
   */
  ahead?: readonly string[];
};

/** Parameters of the page `notFound` for an unknown article, which has a text of its own. */
export const missingArticle: RouteParams = { of: 'article' };

/** The screen of a page. */
export function screenOf(page: PageId): Screen | 'not-found' {
  return page === 'notFound' ? 'not-found' : routes[page].screen;
}

/** The path of a page's data. Unknown addresses share one file; unknown articles and hidden courses have others. */
export function dataPath(page: PageId, language: Language, params: RouteParams = {}): string {
  const name = [page, ...Object.values(params)].join('/');
  return `/data/${language}/${name}.json`;
}

/** A page's data for navigation inside the site: without parts that only crawlers read. */
export function forNavigation(data: PageData): PageData {
  const { structuredData: _, ...head } = data.head;
  return { ...data, head };
}
