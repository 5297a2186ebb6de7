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

/** Everything from which a page is rendered, in one language. */
export type PageData = {
  page: PageId;
  language: Language;
  params: RouteParams;
  /** The path of the page in its language, without origin or query; for an unknown address the requested one. */
  path: string;
  head: PageHead;
  /** The breadcrumbs from the home page to this one; empty if the page has none. */
  trail: readonly TrailStep[];
  /** The content around every page; the same for all pages of a language. */
  shell: Shell;
  content: object;
};

/** Parameters of the page `notFound` for an unknown article, which has a text of its own. */
export const missingArticle: RouteParams = { of: 'article' };

/** The screen of a page. */
export function screenOf(page: PageId): Screen {
  return page === 'notFound' ? 'not-found' : routes[page].screen;
}

/** The name of a page in one language. Unknown addresses share one; unknown articles and hidden courses have others. */
export function pageName(page: PageId, language: Language, params: RouteParams = {}): string {
  return [language, page, ...Object.values(params)].join('/');
}
