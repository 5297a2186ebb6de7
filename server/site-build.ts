import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Syllabuses from '../build/syllabus/syllabuses.ts';
import type { PrintParts } from '../build/syllabus/print-parts.ts';
import type { PageRequest, PageSource } from '../src/pages/page-content.ts';
import { contentDay } from '../src/site/content-day.ts';
import type { RouteParams } from '../src/site/links.ts';
import type { PageId } from '../src/site/page-data.ts';
import { pictureCatalogue } from '../src/site/picture-catalogue.ts';
import { pageStyles } from '../src/site/screen-styles.ts';
import type { Condition } from '../src/site/services.ts';
import { readBuildRecord, readContentRecord, type FormAssets } from './build-record.ts';
import type { SiteFacts } from './site-facts.ts';
import { keptContents, publishedFolder } from './publish/published-folder.ts';
import type { Views } from './views/views.ts';

/** A page to draw, apart from the site's content. */
export type PageQuestion = Omit<PageRequest, keyof PageSource>;

/** The site as served: in production from the records of a build or of published content; in development from files. */
export type SiteBuild = {
  /** In production drawn pages are kept; in development each request draws them again. */
  mode: 'production' | 'development';
  /**
   * Draws the document of a page; null if there is no such page.
   * @throws Error for a fault of the content or of the code
   */
  draw(question: PageQuestion): Promise<string | null>;
  /** The pages that exist, for drawing them ahead. */
  pages: readonly { page: PageId; params: RouteParams }[];
  /** The day for which pages are drawn, `YYYY-MM-DD`: on another day they are drawn again. */
  day(): string;
  /** The JSON file at a path below `/data/`, in UTF-8, or null. */
  data(path: string): Promise<Buffer | null>;
  /** The syllabus at an address, as a PDF, or null. */
  syllabus(path: string): Promise<Buffer | null>;
  views: Views;
  facts: SiteFacts;
  formAssets: FormAssets;
  /** Id of the build that draws the site; absent in development. */
  base?: string;
  /** The folders of the site; absent in development. */
  places?: SitePlaces;
  /** Folders of static files; absent in development, where `middleware` serves them. */
  files?: SiteFiles;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Closes the development tools. */
  close?(): Promise<void>;
};

/** The folders of a site. */
export type SitePlaces = {
  dist: string;
  /** Folder of published content. */
  dataDir: string;
  /** Folder of the content that is shown: the build, or a published content. */
  from: string;
};

/** The server's settings that pages depend on. */
export type PageSettings = {
  /** Origin for the addresses in pages. */
  siteUrl: string;
  /** The conditions that are met; parts of pages with other conditions are left out. */
  held: ReadonlySet<Condition>;
  /** Attributes of the html element with addresses of services and switches, for scripts. */
  attributes: Readonly<Record<string, string>>;
};

/**
 * Reads a build, or a published content, into memory.
 * @throws Error if a file is missing
 */
export async function readSiteBuild(places: SitePlaces, settings: PageSettings): Promise<SiteBuild> {
  const { dist, dataDir, from } = places;
  const { siteUrl, held, attributes } = settings;
  const [record, { content, pictures, syllabuses }] = await Promise.all([
    readBuildRecord(from),
    readContentRecord(from),
  ]);
  const load = async (program: string) => (await import(pathToFileURL(join(dist, 'server', program)).href)) as unknown;
  const views = (await load('views.js')) as Views;
  const { styles, ...parts } = record.parts;
  const assets = {
    ...parts,
    styles: (screen: keyof typeof styles, body: string) => pageStyles(styles[screen], body),
    settings: attributes,
  };
  const source = {
    content,
    pictures: pictureCatalogue({ manifest: content.pictures, sets: pictures }),
    syllabuses,
    siteUrl,
    held,
  };
  const pages = views.existingPages(content);
  const known = new Set(pages.map(({ page, params }) => JSON.stringify([page, params])));
  const day = () => contentDay(content, new Date());
  return {
    mode: 'production',
    draw: async (question) =>
      known.has(JSON.stringify([question.page, question.params]))
        ? views.renderPage({ ...source, today: day(), ...question }, assets).html
        : null,
    pages,
    day,
    data: (path) => readFile(join(from, 'client', path)).catch(() => null),
    async syllabus(path) {
      const [{ drawSyllabusAt }, print] = await Promise.all([
        load('syllabus.js') as Promise<typeof Syllabuses>,
        readFile(join(dist, 'server', 'print.json'), 'utf8'),
      ]);
      return drawSyllabusAt(path, content, day(), JSON.parse(print) as PrintParts);
    },
    views,
    facts: record.facts,
    formAssets: record.formAssets,
    base: record.base,
    places,
    files: siteFiles(dist, dataDir, from),
  };
}

/** The folders of static files. */
export type SiteFiles = {
  /** Files without a hash in their name; `ignore` are globs of those that are not served. */
  named: readonly { folder: string; ignore: readonly string[] }[];
  /** Files with a hash in their name: of the build, and of contents that visitors may still have open. */
  hashed: readonly string[];
};

/** The folders of static files for the content in `from`: the build's folder, or that of a published content. */
function siteFiles(dist: string, dataDir: string, from: string): SiteFiles {
  const ofBuild = join(dist, 'client');
  const kept = keptContents(dataDir).map((id) => join(publishedFolder(dataDir, id), 'client', 'assets'));
  return {
    named:
      from === dist
        ? [{ folder: ofBuild, ignore: [] }]
        : // Social pictures and press documents belong to the published content, so those of the build are not served.
          [
            { folder: join(from, 'client'), ignore: [] },
            { folder: ofBuild, ignore: ['social/**', 'press/**', 'data/**'] },
          ],
    hashed: [join(ofBuild, 'assets'), ...kept],
  };
}
