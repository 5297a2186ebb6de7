import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, languages, otherLanguage, type Language } from '../../src/i18n/language.ts';
import { answersIn } from '../../src/site/answer-place.ts';
import { visitorMark } from '../../src/site/document.ts';
import { notOffered } from '../../src/site/hidden-courses.ts';
import { pathTo, type RouteParams } from '../../src/site/links.ts';
import { matchPath } from '../../src/site/match.ts';
import { dataPath, missingArticle, type PageId } from '../../src/site/page-data.ts';
import { routeIds } from '../../src/site/routes.ts';
import { syllabusFolder } from '../../src/site/syllabus-paths.ts';
import { viewOf } from '../../src/site/views.ts';
import { pageName, type SiteBuild } from '../site-build.ts';
import { createAnswer, sendAnswer, type Answer, type Headers } from './answer.ts';
import { sendErrorAnswer } from './error-answers.ts';
import { inlineHashes, type InlineHashes } from './inline-hashes.ts';
import { isFile, mendedPath, requestedLanguage, requestTarget } from './request-target.ts';
import { createSearch, searchQuery } from './search-answers.ts';
import { fileHeaders } from './security-headers.ts';
import { syllabusAnswer } from './syllabus-answers.ts';
import { createTools, type ReadSeats } from './tool-answers.ts';
import { createVisitPages } from './visit-answers.ts';
import { visitorAttributes, visitorOf, type CountrySource, type VisitorKind } from './visitor.ts';

export type PageAnswersOptions = {
  site: SiteBuild;
  country: CountrySource;
  /** Attributes of the html element that are the same for all visitors: addresses of services, switches. */
  settings: string;
  /** The headers of a document with these inline scripts and styles. */
  headersFor: (inline: InlineHashes) => Headers;
  /** The headers of a redirect. */
  redirectHeaders: Headers;
  /** Reads the numbers of free places of the sessions; tests of other pages omit it. */
  readSeats?: ReadSeats | undefined;
};

/** A page in one language, as drawn by the build. */
type FoundPage = { page: PageId; language: Language; params: RouteParams; drawn: Buffer };

/**
 * Responds with pages in their language, redirects of the route table, syllabuses as PDFs, and the data that scripts
 * load to show another page. The address of a course that is not offered gets a screen that says so. An unknown address
 * gets a 404 with its own screen. In production pages and data are cached after the first request; pages with results
 * of tools and searches are not.
 */
export function createPageAnswers({
  site,
  country,
  settings,
  headersFor,
  redirectHeaders,
  readSeats,
}: PageAnswersOptions) {
  const keep = site.mode === 'production';
  const kept = new Map<string, Answer>();
  const search = createSearch(site);
  const tools = createTools(site);
  const visits = createVisitPages(site, readSeats ?? (async () => null));

  /** Responds to any address. */
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = requestTarget(request.raw.url ?? '/');
    if (target.pathname.startsWith('/data/')) return sendAnswer(request, reply, await dataAnswer(target.pathname));
    const syllabus = target.pathname.startsWith(syllabusFolder) && (await printedAnswer(target.pathname));
    if (syllabus) return sendAnswer(request, reply, syllabus);
    const match = matchPath(target.pathname);
    const { choice, kind } = visitorOf(request, requestedLanguage(target.search), country);
    const language = (match.kind === 'none' ? null : match.language) ?? choice.language;
    if (match.kind === 'redirect')
      return redirect(reply, 308, pathTo(match.route, language, match.params) + target.search);
    const found =
      match.kind === 'page'
        ? ((await findPage(match.route, language, match.params, viewOf(match.route, target.search))) ??
          // Status 200 instead of 404: the course may return to this address. The document has `noindex`.
          (await findPage('notFound', language, notOffered(match.route), {})))
        : null;
    if (match.kind === 'none' || !found) {
      const mended = mendedPath(target.pathname);
      if (mended !== target.pathname && matchPath(mended).kind !== 'none')
        return redirect(reply, 308, mended + target.search);
      // Programs ask for files that do not exist: the screen with its menus is for people.
      if (isFile(target.pathname)) return sendErrorAnswer(request, reply, 404);
      const isArticle = match.kind === 'page' && match.route === 'article';
      return sendAnswer(request, reply, await lostAnswer(language, isArticle ? missingArticle : {}, kind));
    }
    // `lang` is an explicit choice, even in an address of the other language. The redirect keeps the query, so that the
    // browser saves the choice.
    if (choice.decidedBy === 'requested' && choice.language !== language)
      return redirect(reply, 302, pathTo(match.route, otherLanguage(language), match.params) + target.search);
    const query = match.route === 'search' ? searchQuery(target.search) : null;
    const document = () => prepareDocument(found, kind);
    if (query !== null) return search.answer(request, reply, { document, language, query });
    const withSeats = match.route === 'visits' ? await visits.answer(document, { language, kind }) : null;
    if (withSeats) return sendAnswer(request, reply, withSeats);
    const answers = match.kind === 'page' ? answersIn(match.route, target.search) : null;
    if (answers === null || match.kind !== 'page') return sendAnswer(request, reply, documentAnswer(found, kind));
    return tools.answer(request, reply, { document, page: match.route, language, search: `?${answers}` });
  }

  /** Finds the page in the view that the query selects, or else without a view. */
  async function findPage(
    page: PageId,
    language: Language,
    params: RouteParams,
    view: RouteParams,
  ): Promise<FoundPage | null> {
    for (const each of Object.keys(view).length > 0 ? [view, params] : [params]) {
      const drawn = await site.document(page, language, each);
      if (drawn) return { page, language, params: each, drawn };
    }
    return null;
  }

  function documentAnswer(found: FoundPage, kind: VisitorKind, status = 200): Answer {
    return keptAnswer(`${pageName(found.page, found.language, found.params)} ${kind}`, () =>
      createAnswer({ status, ...prepareDocument(found, kind), compressible: keep }),
    );
  }

  async function lostAnswer(language: Language, params: RouteParams, kind: VisitorKind): Promise<Answer> {
    const drawn = await site.document('notFound', language, params);
    const screen = drawn ?? Buffer.from(`<html${visitorMark}>404</html>`);
    return documentAnswer({ page: 'notFound', language, params, drawn: screen }, kind, 404);
  }

  async function dataAnswer(path: string): Promise<Answer> {
    const found = kept.get(path);
    if (found) return found;
    const data = await site.data(path);
    if (data) return keptAnswer(path, () => prepareData(data, 200));
    const language = languages.find((each) => path.startsWith(`/data/${each}/`)) ?? defaultLanguage;
    const route = routeIds.find((each) => path === dataPath(each, language));
    const off = route && (await site.data(dataPath('notFound', language, notOffered(route))));
    if (off) return keptAnswer(path, () => prepareData(off, 200));
    const isArticle = path.startsWith(`/data/${language}/article/`);
    const name = dataPath('notFound', language, isArticle ? missingArticle : {});
    const lost = (await site.data(name)) ?? Buffer.from('{}');
    return keptAnswer(`lost ${name}`, () => prepareData(lost, 404));
  }

  async function printedAnswer(path: string): Promise<Answer | null> {
    const answered = kept.get(path) ?? (await syllabusAnswer(site, path));
    return answered && keptAnswer(path, () => answered);
  }

  function keptAnswer(name: string, make: () => Answer): Answer {
    const made = kept.get(name) ?? make();
    if (keep) kept.set(name, made);
    return made;
  }

  /** Prepares a document for a kind of visitor. The documents for all kinds share the memory of the drawn page. */
  function prepareDocument(
    { drawn: document, language }: FoundPage,
    kind: VisitorKind,
  ): { headers: Headers; parts: Buffer[] } {
    const mark = document.indexOf(visitorMark);
    const attributes = Buffer.from(visitorAttributes(kind) + settings);
    return {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        // The same address may need another language or country at the next request, so browsers revalidate.
        'cache-control': 'no-cache',
        vary: 'Cookie',
        'content-language': language,
        ...headersFor(inlineHashes(document.toString())),
      },
      parts: [document.subarray(0, mark), attributes, document.subarray(mark + visitorMark.length)],
    };
  }

  function prepareData(json: Buffer, status: number): Answer {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', ...fileHeaders };
    return createAnswer({ status, headers, parts: [json], compressible: keep });
  }

  /** Redirects are revalidated each time, since they depend on the visitor. */
  function redirect(reply: FastifyReply, status: number, location: string): FastifyReply {
    return reply.headers({ ...redirectHeaders, 'cache-control': 'no-cache' }).redirect(location, status);
  }

  /** Clears the cache after pages were drawn again. */
  function forget(): void {
    kept.clear();
    search.forget();
    tools.forget();
    visits.forget();
  }

  return { answer, forget };
}
