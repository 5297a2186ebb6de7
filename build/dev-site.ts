import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { Views } from '../server/views/views.ts';
import type { SiteBuild } from '../server/site-build.ts';
import type * as Pages from '../src/entry-server.tsx';
import { languages, type Language } from '../src/i18n/language.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import { contentDay } from '../src/site/content-day.ts';
import { termsPath, termTexts } from '../src/site/glossary-terms.ts';
import { buildSearchIndex, searchIndexPath } from '../src/site/search/search-index.ts';
import { themeColor } from './theme-color.ts';
import type { RouteParams } from '../src/site/links.ts';
import { blogFramePath, dataPath, withoutList, type PageId } from '../src/site/page-data.ts';
import { loadContent } from './content/load-content.ts';
import { pictureAddress } from './picture-files.ts';
import { pictureCatalogue } from './picture-catalogue.ts';
import { pictureFile, readPictures } from './pictures.ts';
import { searchQuestionsIn } from './search/search-questions.ts';
import { isFound, searchDocuments, type DrawnForSearch } from './search/search-documents.ts';
import { siteFacts, sitePages } from './site-facts.ts';

const build = 'development';

/** Where every primitive can be looked at in all its states; production does not know this address. */
const reviewPage = '/dev/ui';

/**
 * The site as it stands in the working tree: each request reads the content anew and draws its page through Vite, which
 * also serves the browser's modules and replaces them as they change.
 * @param siteUrl origin that addresses are written with
 */
export async function openDevSite(siteUrl: string): Promise<SiteBuild> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const pagesModule = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof Pages;
  const content = () => loadContent(resolve('content'));
  const assets: DocumentAssets = {
    build,
    themeColor: themeColor(),
    script: '/src/entry-client.tsx',
    sheet: '/src/styles/main.css',
    criticalStyles: () => null,
    modules: () => [],
    inlineScript: 'import("/src/entry-inline.ts")',
    startScript: '/src/entry-start.ts',
  };

  /** The working tree at this moment, and how its pages are drawn. */
  async function workingTree() {
    const [pages, current] = await Promise.all([pagesModule(), content()]);
    const pictures = pictureCatalogue(await readPictures(current.pictures));
    const today = contentDay(current, new Date());
    return {
      content: current,
      existing: pages.existingPages(current),
      draw: (page: PageId, language: Language, params: RouteParams) =>
        pages.drawPage({ page, language, params, content: current, today, pictures, build, siteUrl }, assets),
    };
  }

  async function dataOf(path: string): Promise<object | null> {
    const { content: current, existing, draw } = await workingTree();
    for (const language of languages) {
      if (path === termsPath(language)) return termTexts(current, language);
      if (path === blogFramePath(language)) return withoutList((await draw('blog', language, {})).data);
      if (path === searchIndexPath(language)) {
        const drawn: DrawnForSearch[] = [];
        for (const { page, params } of existing.filter(isFound)) drawn.push(await draw(page, language, params));
        const questions = searchQuestionsIn(current, language, contentDay(current, new Date()));
        return buildSearchIndex(searchDocuments(drawn, current, language), language, questions);
      }
      const found = existing.find(({ page, params }) => dataPath(page, language, params) === path);
      if (found) return (await draw(found.page, language, found.params)).data;
    }
    return null;
  }

  async function sendReviewPage(response: ServerResponse): Promise<void> {
    const page =
      '<!doctype html><html lang="es"><title>UI</title><div id="root"></div><script type="module" src="/src/pages/dev-ui/entry.tsx"></script></html>';
    response.setHeader('content-type', 'text/html; charset=utf-8').end(await vite.transformIndexHtml(reviewPage, page));
  }

  /** A picture's file, encoded when it is first asked for. */
  async function sendPicture(name: string, response: ServerResponse, next: () => void): Promise<void> {
    const file = await pictureFile(await readPictures((await content()).pictures), name);
    if (file) createReadStream(file).pipe(response.setHeader('content-type', `image/${name.split('.').at(-1)}`));
    else next();
  }

  return {
    mode: 'development',
    async document(page, language, params) {
      const { existing, draw } = await workingTree();
      if (!existing.some((known) => known.page === page && JSON.stringify(known.params) === JSON.stringify(params)))
        return null;
      return Buffer.from(await vite.transformIndexHtml('/', (await draw(page, language, params)).html));
    },
    async data(path) {
      const data = await dataOf(path);
      return data && Buffer.from(JSON.stringify(data));
    },
    views: (await vite.ssrLoadModule('/server/views/views-module.ts')) as Views,
    facts: siteFacts(await content(), build, sitePages((await pagesModule()).existingPages(await content()))),
    formAssets: {
      script: '/src/features/forms/document/form-document.ts',
      styles: ['/src/features/forms/document/form-document.css'],
    },
    files: new Map(),
    middleware: (request, response, next) => {
      if (request.url === reviewPage) return void sendReviewPage(response);
      if (!request.url?.startsWith(pictureAddress)) return vite.middlewares(request, response, next);
      void sendPicture(request.url.slice(pictureAddress.length), response, next);
    },
    close: () => vite.close(),
  };
}
