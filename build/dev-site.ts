import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer } from 'vite';
import type { Views } from '../server/views/views.ts';
import type { PageQuestion, PageSettings, SiteBuild } from '../server/site-build.ts';
import { languages } from '../src/i18n/language.ts';
import { contentDay } from '../src/site/content-day.ts';
import { examBank, examBankPath } from '../src/tools/mock-exam/exam-bank-file.ts';
import { termsPath, termTexts } from '../src/site/glossary-terms.ts';
import type { PageId } from '../src/site/page-data.ts';
import { pictureCatalogue } from '../src/site/picture-catalogue.ts';
import { readbackPath, readbackTexts } from '../src/site/readback-texts.ts';
import { buildSearchIndex, searchIndexPath } from '../src/site/search/search-index.ts';
import { keptReadings } from './content/kept-readings.ts';
import { loadContent } from './content/load-content.ts';
import { brokenPage, tellFault } from './dev-faults.ts';
import { followFiles, freePort } from './dev-files.ts';
import { layersStatement } from './layers-statement.ts';
import { pictureAddress } from './picture-files.ts';
import { pictureFile, readPictures } from './pictures.ts';
import { isFound, searchDocuments } from './search/search-documents.ts';
import { searchTopicsIn } from './search/search-topics.ts';
import { siteFacts, sitePages } from './site-facts.ts';
import { readPrintParts } from './syllabus/print-parts.ts';
import { drawSyllabusAt } from './syllabus/syllabuses.ts';
import { themeColor } from './theme-color.ts';

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
export async function openDevSite({ siteUrl, held, attributes }: PageSettings): Promise<SiteBuild> {
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
  const loadViews = async () => (await vite.ssrLoadModule('/server/views/views-module.ts')) as Views;
  const layers = await layersStatement();
  const assets = {
    themeColor: themeColor(),
    inlineScript: 'import("/src/entry-inline.ts")',
    script: '/src/entry-dev.ts',
    styles: () => `<style>${layers}</style>`,
    settings: attributes,
  };

  /** The present working tree, and the means to draw its pages. */
  async function workingTree() {
    const [views, { content, pictures }] = await Promise.all([loadViews(), tree]);
    const today = contentDay(content, new Date());
    const source = { content, today, pictures: pictureCatalogue(pictures), syllabuses: {}, siteUrl, held };
    const existing = views.existingPages(content);
    const render = (question: PageQuestion) => views.renderPage({ ...source, ...question }, assets);
    return { content, today, existing, render };
  }

  async function dataAt(path: string): Promise<object | null> {
    const { content, today, existing, render } = await workingTree();
    if (path === readbackPath) return readbackTexts(content);
    if (path === examBankPath) return examBank(content);
    for (const language of languages) {
      if (path === termsPath(language)) return termTexts(content, language);
      if (path !== searchIndexPath(language)) continue;
      const drawn = existing.filter(isFound).map(({ page, params }) => render({ page, params, language }));
      const topics = searchTopicsIn(content, language, today);
      return buildSearchIndex(searchDocuments(drawn, content, language), language, topics);
    }
    return null;
  }

  const data = async (path: string) => {
    const found = await dataAt(path);
    return found && Buffer.from(JSON.stringify(found));
  };

  async function draw(question: PageQuestion): Promise<string | null> {
    const { page, params } = question;
    await delay(simulatedDelays[page] ?? 0);
    const { existing, render } = await workingTree();
    const isKnown = existing.some(
      (known) => known.page === page && JSON.stringify(known.params) === JSON.stringify(params),
    );
    return isKnown ? render(question).html : null;
  }

  /** Sends a picture's file, which is encoded at its first request. */
  async function sendPicture(name: string, response: ServerResponse, next: () => void): Promise<void> {
    const file = await pictureFile((await tree).pictures, name);
    if (file) createReadStream(file).pipe(response.setHeader('content-type', `image/${name.split('.').at(-1)}`));
    else next();
  }

  /** Sends a file of `/data/`, which a build writes. */
  async function sendData(path: string, response: ServerResponse, next: () => void): Promise<void> {
    const file = await data(path);
    if (file) response.setHeader('content-type', 'application/json').end(file);
    else next();
  }

  const { content } = await tree;
  const views = await loadViews();
  return {
    mode: 'development',
    async draw(question) {
      const html = await draw(question).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        if (error.name !== 'ContentError') tellFault(error);
        return brokenPage(error);
      });
      return html === null ? null : vite.transformIndexHtml('/', html);
    },
    pages: [],
    day: () => contentDay(content, new Date()),
    data,
    async syllabus(path) {
      const { content: current } = await tree;
      return drawSyllabusAt(path, current, contentDay(current, new Date()), readPrintParts());
    },
    views,
    facts: siteFacts(content, 'development', sitePages(views.existingPages(content))),
    formAssets: {
      script: '/src/features/forms/document/form-document.ts',
      styles: ['/src/features/forms/document/form-document.css'],
    },
    middleware: (request, response, next) => {
      const { url = '' } = request;
      if (url.startsWith(pictureAddress)) void sendPicture(url.slice(pictureAddress.length), response, next);
      else if (url.startsWith('/data/')) void sendData(url, response, next);
      else vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
}
