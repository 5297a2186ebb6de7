import { setTimeout as delay } from 'node:timers/promises';
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { PageSettings } from '../server/redraw/drawn-pages.ts';
import type { Views } from '../server/views/views.ts';
import type { SiteBuild } from '../server/site-build.ts';
import type * as Pages from '../src/entry-server.tsx';
import { languages, type Language } from '../src/i18n/language.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import { contentDay } from '../src/site/content-day.ts';
import { termsPath, termTexts } from '../src/site/glossary-terms.ts';
import { examBank, examBankPath } from '../src/site/exam-bank-file.ts';
import { readbackPath, readbackTexts } from '../src/site/readback-texts.ts';
import { buildSearchIndex, searchIndexPath } from '../src/site/search/search-index.ts';
import { themeColor } from './theme-color.ts';
import type { RouteParams } from '../src/site/links.ts';
import { withoutUnmetParts } from '../src/site/services.ts';
import { dataPath, type PageId } from '../src/site/page-data.ts';
import { keptReadings } from './content/kept-readings.ts';
import { loadContent } from './content/load-content.ts';
import { brokenPage, tellFault } from './dev-faults.ts';
import { followFiles, freePort } from './dev-files.ts';
import { pictureAddress } from './picture-files.ts';
import { pictureCatalogue } from './picture-catalogue.ts';
import { pictureFile, readPictures } from './pictures.ts';
import { searchTopicsIn } from './search/search-topics.ts';
import { isFound, searchDocuments, type DrawnForSearch } from './search/search-documents.ts';
import { siteFacts, sitePages } from './site-facts.ts';
import { readPrintParts } from './syllabus/print-parts.ts';
import { drawSyllabuses, sizesOf } from './syllabus/syllabuses.ts';

const build = 'development';

/** Caches the results of parsing content files until they change. */
const kept = keptReadings();

/** The content and its pictures, in full size unless encoded files are cached. Only changed files are parsed again. */
async function readTree() {
  const content = await loadContent(resolve('content'), { kept });
  return { content, pictures: await readPictures(content.pictures, { quick: true }) };
}

/** Simulated delays of the blog in development, in milliseconds: they make loading states visible. */
const simulatedDelays: Partial<Record<PageId, number>> = { blog: 300, article: 200 };

/**
 * The site of the working tree: each request draws its page through Vite, which also serves the browser's modules.
 * Changed content is read again, and open pages are reloaded (`followFiles`).
 * @throws ContentError if the content has problems at the start
 */
export async function openDevSite({ siteUrl, held }: PageSettings): Promise<SiteBuild> {
  let tree = readTree();
  const vite = await createServer({
    server: {
      middlewareMode: true,
      // Several development servers may run, so each needs its own port for messages about changes.
      ws: { port: await freePort() },
      watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**', '**/test-results/**'] },
    },
    appType: 'custom',
    cacheDir: '.cache/vite',
    plugins: [
      followFiles(() => {
        tree = readTree();
        tree.catch(tellFault);
      }),
    ],
  });
  const pagesModule = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof Pages;
  const assets: DocumentAssets = {
    build,
    themeColor: themeColor(),
    script: '/src/entry-client.tsx',
    sheet: '/src/styles/main.css',
    toolsSheet: null,
    criticalStyles: () => null,
    modules: () => [],
    // The page hydrates at once, because in development scripts insert the styles. The inline script later imports the
    // same address, to which Vite adds `?import`. With a different address the page would start twice.
    inlineScript: 'import("/src/entry-inline.ts"); import("/src/entry-client.tsx?import")',
    consentScript: '/src/entry-consent.ts',
  };

  /** The drawn syllabuses; after a change of the content only those with changed data are drawn again. */
  const printed = new WeakMap<SiteContent, Promise<Map<string, Buffer>>>();
  let last: Awaited<ReturnType<typeof drawSyllabuses>> = { files: new Map(), marks: {} };
  function syllabusesOf(content: SiteContent, today: string): Promise<Map<string, Buffer>> {
    const files = printed.get(content) ?? printSyllabuses(content, today);
    printed.set(content, files);
    return files;
  }
  async function printSyllabuses(content: SiteContent, today: string): Promise<Map<string, Buffer>> {
    last = await drawSyllabuses(content, today, readPrintParts(), async (path, mark) => {
      const bytes = last.marks[path] === mark ? last.files.get(path) : undefined;
      return bytes ? { bytes, build } : null;
    });
    return last.files;
  }

  /** The present working tree, and the means to draw its pages. */
  async function workingTree() {
    const [pages, { content: current, pictures: files }] = await Promise.all([pagesModule(), tree]);
    const pictures = pictureCatalogue(files);
    const today = contentDay(current, new Date());
    const syllabuses = sizesOf(await syllabusesOf(current, today));
    return {
      content: current,
      existing: pages.existingPages(current),
      draw: (page: PageId, language: Language, params: RouteParams) =>
        pages.drawPage(
          { page, language, params, content: current, today, pictures, syllabuses, build, siteUrl },
          assets,
        ),
    };
  }

  async function dataOf(path: string): Promise<object | null> {
    const { content: current, existing, draw } = await workingTree();
    if (path === readbackPath) return readbackTexts(current);
    if (path === examBankPath) return examBank(current);
    for (const language of languages) {
      if (path === termsPath(language)) return termTexts(current, language);
      if (path === searchIndexPath(language)) {
        const drawn: DrawnForSearch[] = [];
        for (const { page, params } of existing.filter(isFound)) drawn.push(await draw(page, language, params));
        const topics = searchTopicsIn(current, language, contentDay(current, new Date()));
        return buildSearchIndex(searchDocuments(drawn, current, language), language, topics);
      }
      const found = existing.find(({ page, params }) => dataPath(page, language, params) === path);
      if (!found) continue;
      await delay(simulatedDelays[found.page] ?? 0);
      return (await draw(found.page, language, found.params)).data;
    }
    return null;
  }

  async function drawDocument(page: PageId, language: Language, params: RouteParams): Promise<string | null> {
    const { existing, draw } = await workingTree();
    const isKnown = existing.some(
      (known) => known.page === page && JSON.stringify(known.params) === JSON.stringify(params),
    );
    return isKnown ? (await draw(page, language, params)).html : null;
  }

  /** Sends a picture's file, which is encoded at its first request. */
  async function sendPicture(name: string, response: ServerResponse, next: () => void): Promise<void> {
    const file = await pictureFile((await tree).pictures, name);
    if (file) createReadStream(file).pipe(response.setHeader('content-type', `image/${name.split('.').at(-1)}`));
    else next();
  }

  const { content } = await tree;
  return {
    mode: 'development',
    async document(page, language, params) {
      const html = await drawDocument(page, language, params).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        if (error.name !== 'ContentError') tellFault(error);
        return brokenPage(error);
      });
      return html === null ? null : Buffer.from(await vite.transformIndexHtml('/', withoutUnmetParts(html, held)));
    },
    async data(path) {
      const data = await dataOf(path);
      return data && Buffer.from(withoutUnmetParts(JSON.stringify(data), held));
    },
    async syllabus(path) {
      const { content: current } = await tree;
      return (await syllabusesOf(current, contentDay(current, new Date()))).get(path) ?? null;
    },
    views: (await vite.ssrLoadModule('/server/views/views-module.ts')) as Views,
    facts: siteFacts(content, build, sitePages((await pagesModule()).existingPages(content))),
    formAssets: {
      script: '/src/features/forms/document/form-document.ts',
      styles: ['/src/features/forms/document/form-document.css'],
    },
    middleware: (request, response, next) => {
      if (!request.url?.startsWith(pictureAddress)) return vite.middlewares(request, response, next);
      void sendPicture(request.url.slice(pictureAddress.length), response, next);
    },
    close: () => vite.close(),
  };
}
