import type { Language, Localized } from '../i18n/language.ts';
import type { RouteParams } from './links.ts';
import type { Shell } from './shell.ts';
import type { TrailStep } from './trail.ts';
import { routes, type RouteId, type Screen } from './routes.ts';

/** A page's head, in one language: shown by browser tabs, search engines and shared links. */
export type PageHead = {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Adds nodes in the schema.org vocabulary to the page's graph for machines, each with an `@id`. */
  structuredData?: readonly object[];
  /** Feeds that the page announces, with their media types. */
  feeds?: readonly { title: string; path: string; type: string }[];
};

/** Which page a document shows: a row of the route table, or the screen for unknown addresses. */
export type PageId = RouteId | 'notFound';

/**
 * Everything a page needs, in one language, as JSON: embedded in its prerendered document and fetched from `dataPath`
 * by navigation inside the site.
 */
export type PageData = {
  page: PageId;
  language: Language;
  params: RouteParams;
  /** The path of the page in its language, without origin or query. */
  path: string;
  /** Names the build that drew it: this build's code must not show a page of another one. */
  build: string;
  head: PageHead;
  /** From the home page to this one; empty where a page has no place below it. */
  trail: readonly TrailStep[];
  /** Where the language toggle leads. */
  toggle: Localized<string>;
  /** Holds the surroundings of every page; the same for all pages of a language. */
  shell: Shell;
  content: unknown;
  /** Files that the pages which visitors go on to most will need: code and data, not styles, as one sheet serves all pages. */
  ahead?: readonly string[];
};

/** Parameters of the page `notFound` where an article was asked for that does not exist: it has a text of its own. */
export const missingArticle: RouteParams = { of: 'article' };

/** The component that shows a page. */
export function screenOf(page: PageId): Screen | 'not-found' {
  return page === 'notFound' ? 'not-found' : routes[page].screen;
}

/** The path of a page's data. Unknown addresses share one file. */
export function dataPath(page: PageId, language: Language, params: RouteParams = {}): string {
  const name = [page, ...Object.values(params)].join('/');
  return `/data/${language}/${name}.json`;
}

/** A page's data as navigation inside the site fetches them: parts that only crawlers read stand in documents only. */
export function forNavigation(data: PageData): PageData {
  const { structuredData: _, ...head } = data.head;
  return { ...data, head };
}
