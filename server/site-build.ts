import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../src/i18n/language.ts';
import type { RouteParams } from '../src/site/links.ts';
import { dataPath, type PageId } from '../src/site/page-data.ts';
import { madridDay } from '../src/site/days.ts';
import { readDrawnPages, type PagePlaces, type PageSettings } from './redraw/drawn-pages.ts';
import { readBuildRecord, type FormAssets } from './build-record.ts';
import type { SiteFacts } from './site-facts.ts';
import { siteFiles, type SiteFiles } from './site-files.ts';
import type { Views } from './views/views.ts';

/** The site as served: in production the build's output; in development pages are drawn on request. */
export type SiteBuild = {
  /** In production drawn pages are cached; in development each request may draw them again. */
  mode: 'production' | 'development';
  /** A page's document in UTF-8, or null if there is no such page. */
  document(page: PageId, language: Language, params: RouteParams): Promise<Buffer | null>;
  /** The JSON at a path from `dataPath`, in UTF-8, or null. */
  data(path: string): Promise<Buffer | null>;
  /** The syllabus at an address, as a PDF, or null. */
  syllabus(path: string): Promise<Buffer | null>;
  views: Views;
  facts: SiteFacts;
  formAssets: FormAssets;
  /** Id of the build that draws the site; absent in development. */
  base?: string;
  /** Folders of static files; absent in development, where `middleware` serves them. */
  files?: SiteFiles;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The dates of the pages; absent in development, where each page is drawn for today. */
  days?: SiteDays;
  /** Closes the development tools. */
  close?(): Promise<void>;
};

/** The dates of a production build's pages. */
export type SiteDays = {
  places: PagePlaces;
  /** The days on which facts change, in order. */
  changes: readonly string[];
  /** The day for which the present pages were drawn. */
  drawnOn(): string;
  /** Reads the pages that are up to date on a day, `YYYY-MM-DD`, if they have been drawn. */
  reread(today: string): Promise<void>;
  /** Calls `listener` after other pages were read: everything cached from the former pages is out of date. */
  onReread(listener: () => void): void;
};

/**
 * Reads a build, or a published content, into memory, with pages that are up to date if they have been drawn.
 * @throws Error if a file is missing
 */
export async function readSiteBuild(places: PagePlaces, settings: PageSettings): Promise<SiteBuild> {
  const { dist, dataDir, from } = places;
  const record = await readBuildRecord(from);
  const views = (await import(pathToFileURL(join(dist, 'server', 'views.js')).href)) as Views;
  const { facts, changes } = record;
  const listeners: (() => void)[] = [];
  let drawn = await readDrawnPages(places, record, settings, madridDay(new Date()));
  return {
    mode: 'production',
    document: async (page, language, params) => drawn.pages.get(pageName(page, language, params)) ?? null,
    data: async (path) => (path.endsWith('.json') ? (drawn.pages.get(path) ?? null) : null),
    syllabus: async (path) => drawn.pages.get(path) ?? null,
    views,
    facts,
    formAssets: record.formAssets,
    base: record.base,
    files: siteFiles(dist, dataDir, from),
    days: {
      places,
      changes,
      drawnOn: () => drawn.day,
      async reread(today) {
        drawn = await readDrawnPages(places, record, settings, today);
        for (const listener of listeners) listener();
      },
      onReread: (listener) => listeners.push(listener),
    },
  };
}

/** The name of a page's document in the build's record: that of its data, with the extension `.html`. */
export function pageName(page: PageId, language: Language, params: RouteParams): string {
  return dataPath(page, language, params).replace(/\.json$/, '.html');
}
