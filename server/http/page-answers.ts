import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, languages, otherLanguage, type Language } from '../../src/i18n/language.ts';
import { visitorMark } from '../../src/site/document.ts';
import { pathTo, type RouteParams } from '../../src/site/links.ts';
import { routeIds, routePath, routeRow, type RouteId } from '../../src/site/routes.ts';
import { matchPath, type Match } from '../../src/site/match.ts';
import { dataPath, missingArticle } from '../../src/site/page-data.ts';
import { withoutUnheld, type Condition } from '../../src/site/services.ts';
import { viewOf, viewQuery } from '../../src/site/views.ts';
import { searchIndexPath } from '../../src/site/search/search-index.ts';
import type { SiteBuild } from '../site-build.ts';
import { inlineHashes, type InlineHashes } from './inline-hashes.ts';
import {
  makeSmall,
  prepareAnswer,
  sendOnce,
  sendPrepared,
  type Headers,
  type PreparedAnswer,
} from './prepared-answer.ts';
import { requestedLanguage, type RequestTarget } from './request-target.ts';
import { createSearchAnswers, searchQuery } from './search-answers.ts';
import { fileHeaders } from './security-headers.ts';
import { visitorAttributes, visitorKinds, visitorOf, type CountrySource, type VisitorKind } from './visitor.ts';

export type PageAnswersOptions = {
  site: SiteBuild;
  country: CountrySource;
  /** Attributes of the html element that are the same for every visitor: where services are, what is switched on. */
  settings: string;
  /** What of conditional parts the settings make true. */
  held: ReadonlySet<Condition>;
  /** The headers of a document with this inline. */
  headersFor: (inline: InlineHashes) => Headers;
  /** The headers of a redirect. */
  redirectHeaders: Headers;
};

/** What somebody searches for stays between them and this server: no cache keeps it, no next page is told. */
const resultHeaders: Headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' };

/** A document as it is answered to each kind of visitor. */
type PageAnswer = Record<VisitorKind, PreparedAnswer>;

/** A page of the site at its address; the documents that were asked for. `language` is null where both share the address. */
type KnownPage = Extract<Match, { kind: 'page' }> & { documents: Partial<Record<Language, PageAnswer>> };

/**
 * The pages: each in its language, redirects of the route table, the data of in-page navigation, and for every other
 * address a real 404 with the screen for unknown addresses. What was prepared once is kept in production.
 */
export function createPageAnswers({ site, country, settings, held, headersFor, redirectHeaders }: PageAnswersOptions) {
  const keep = site.mode === 'production';
  const withResults = createSearchAnswers(site);
  const pages = new Map<string, KnownPage>();
  const data = new Map<string, PreparedAnswer>();
  const lost = new Map<string, PageAnswer>();
  const lostData = new Map<string, PreparedAnswer>();

  /** Answers what is kept, at once; false where it is not. */
  function answerKept(request: IncomingMessage, response: ServerResponse, target: RequestTarget): boolean {
    const page = pages.get(addressOf(target));
    if (page) return answerPage(request, response, target.search, page);
    const found = data.get(target.pathname);
    if (found) sendPrepared(request, response, found);
    return found !== undefined;
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, search: string, page: KnownPage): boolean {
    if (page.route === 'search' && searchQuery(search) !== null) return false;
    const { choice, kind } = visitorOf(request, requestedLanguage(search), country);
    const language = page.language ?? choice.language;
    if (choice.decidedBy === 'requested' && choice.language !== language) {
      redirectToChoice(response, search, page, language);
      return true;
    }
    const prepared = page.documents[language]?.[kind];
    if (prepared) sendPrepared(request, response, prepared);
    return prepared !== undefined;
  }

  /** `lang` is an explicit choice, also on an address of the other language. The query tells the browser to save it. */
  function redirectToChoice(
    response: ServerResponse,
    search: string,
    { route, params }: Pick<KnownPage, 'route' | 'params'>,
    language: Language,
  ): void {
    redirect(response, 302, pathTo(route, otherLanguage(language), params) + search, 'no-cache');
  }

  /** Answers any address, preparing and keeping what is asked for the first time. */
  async function answer(request: IncomingMessage, response: ServerResponse, target: RequestTarget): Promise<void> {
    const { pathname, search } = target;
    if (answerKept(request, response, target)) return;
    if (pathname.startsWith('/data/')) return answerData(request, response, pathname);
    const match = matchPath(pathname);
    const { choice, kind } = visitorOf(request, requestedLanguage(search), country);
    const language = (match.kind === 'none' ? null : match.language) ?? choice.language;
    if (match.kind === 'redirect') {
      redirect(response, 308, pathTo(match.route, language, match.params) + search, 'public, max-age=3600');
      return;
    }
    const view = match.kind === 'page' ? viewOf(match.route, search) : {};
    const chosen =
      match.kind === 'page' && Object.keys(view).length > 0 ? await site.document(match.route, language, view) : null;
    const document =
      chosen ?? (match.kind === 'page' ? await site.document(match.route, language, match.params) : null);
    if (match.kind === 'none' || document === null) {
      const isArticle = match.kind === 'page' && match.route === 'article';
      const screen = await lostPage(language, isArticle ? missingArticle : {});
      sendPrepared(request, response, screen[kind]);
      return;
    }
    const query = match.route === 'search' ? searchQuery(search) : null;
    if (query !== null) {
      if (choice.decidedBy === 'requested' && choice.language !== language)
        return redirectToChoice(response, search, match, language);
      const filled = await withResults(document, language, query);
      return sendOnce(request, response, prepareDocument(filled, 200, language, resultHeaders)[kind]);
    }
    // A choice that the page does not have shows the whole of it.
    const page = keptPage(match, language, chosen ? view : {});
    page.documents[language] ??= prepareDocument(document, 200, language);
    answerPage(request, response, search, page);
  }

  /**
   * Prepares the documents of all pages as small as they get, one after the other and away from the event loop, for
   * visitors from Spain and for those of whom nothing is known: so that the first one after a start does not get a larger
   * document than the second. Others' follow when they are first asked for.
   */
  async function prepareAhead(signal: AbortSignal): Promise<void> {
    if (!keep) return;
    for (const { route, params } of site.facts.pages) {
      for (const language of languages) {
        if (signal.aborted) return;
        const document = await site.document(route, language, params);
        const match = matchPath(pathTo(route, language, params));
        if (!document || match.kind !== 'page') continue;
        const page = keptPage(match, language);
        const answers = (page.documents[language] ??= prepareDocument(document, 200, language));
        for (const kind of ['unknown', 'spain'] as const) await makeSmall(answers[kind]);
      }
    }
    // The largest of all data: the first who searches should not wait longer for it than the others.
    for (const path of languages.map(searchIndexPath)) {
      const index = await site.data(path);
      if (index === null || signal.aborted) continue;
      const prepared = data.get(path) ?? prepareData(index, 200);
      data.set(path, prepared);
      await makeSmall(prepared);
    }
  }

  /** One address can be spelt in many ways with percent signs: all of them share what is kept under its own spelling. */
  function keptPage(match: Extract<Match, { kind: 'page' }>, language: Language, view: RouteParams = {}): KnownPage {
    const address = pathTo(match.route, language, match.params) + viewQuery(match.route, view);
    const page: KnownPage = pages.get(address) ?? { ...match, documents: {} };
    if (keep) pages.set(address, page);
    return page;
  }

  async function lostPage(language: Language, params: RouteParams): Promise<PageAnswer> {
    const name = dataPath('notFound', language, params);
    const kept = lost.get(name);
    if (kept) return kept;
    const document = await site.document('notFound', language, params);
    const prepared = prepareDocument(document ?? Buffer.from(`<html${visitorMark}>404</html>`), 404, language);
    if (keep) lost.set(name, prepared);
    return prepared;
  }

  /** What was drawn at build time for any settings, as these have it. */
  function asHeld(drawn: Buffer): Buffer {
    return drawn.includes('<!--when:') ? Buffer.from(withoutUnheld(drawn.toString(), held)) : drawn;
  }

  function prepareDocument(drawn: Buffer, status: number, language: Language, more: Headers = {}): PageAnswer {
    const document = asHeld(drawn);
    const mark = document.indexOf(visitorMark);
    const before = document.subarray(0, mark);
    const after = document.subarray(mark + visitorMark.length);
    const headers: Headers = {
      'content-type': 'text/html; charset=utf-8',
      // The same address may answer in another language, or to another country, the next time.
      'cache-control': 'no-cache',
      vary: 'Cookie',
      'content-language': language,
      ...headersFor(inlineHashes(document.toString())),
      ...more,
    };
    return Object.fromEntries(
      visitorKinds.map((kind) => {
        const attributes = Buffer.from(visitorAttributes(kind) + settings);
        const plain = () => Buffer.concat([before, attributes, after]);
        return [kind, prepareAnswer({ status, headers, plain, compressible: keep, revalidated: true })];
      }),
    ) as PageAnswer;
  }

  async function answerData(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const found = await site.data(pathname);
    if (found !== null) {
      const prepared = prepareData(found, 200);
      if (keep) data.set(pathname, prepared);
      sendPrepared(request, response, prepared);
      return;
    }
    const language = languages.find((each) => pathname.startsWith(`/data/${each}/`)) ?? defaultLanguage;
    const isArticle = pathname.startsWith(`/data/${language}/article/`);
    const name = dataPath('notFound', language, isArticle ? missingArticle : {});
    const screen = lostData.get(name) ?? prepareData((await site.data(name)) ?? Buffer.from('{}'), 404);
    if (keep) lostData.set(name, screen);
    sendPrepared(request, response, screen);
  }

  function redirect(response: ServerResponse, status: number, location: string, cacheControl: string): void {
    response
      .writeHead(status, { location, 'cache-control': cacheControl, 'content-length': 0, ...redirectHeaders })
      .end();
  }

  function prepareData(json: Buffer, status: number): PreparedAnswer {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', ...fileHeaders };
    return prepareAnswer({ status, headers, plain: asHeld(json), compressible: keep, revalidated: true });
  }

  /** Forgets what was prepared, as the pages behind it have been drawn again. */
  function forget(): void {
    for (const kept of [pages, data, lost, lostData]) kept.clear();
  }

  return { answer, answerKept, prepareAhead, forget };
}

/** Pages whose query chooses a part of them, by their paths. */
const pagesWithViews = new Map<string, RouteId>(
  routeIds
    .filter((route) => routeRow(route).query)
    .flatMap((route) => languages.map((language) => [routePath(route, language), route] as const)),
);

/** The address under which a page or a part of it is kept. */
function addressOf({ pathname, search }: RequestTarget): string {
  const route = search === '' ? undefined : pagesWithViews.get(pathname);
  return route ? pathname + viewQuery(route, viewOf(route, search)) : pathname;
}
