import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, otherLanguage } from '../../src/i18n/language.ts';
import { notOffered } from '../../src/site/hidden-courses.ts';
import { pathTo } from '../../src/site/links.ts';
import { type Match, matchPath } from '../../src/site/match.ts';
import { missingArticle } from '../../src/site/page-data.ts';
import { pageQuery } from '../../src/site/page-query.ts';
import { type RouteId, routeRow } from '../../src/site/routes.ts';
import { syllabusFolder } from '../../src/site/syllabus-paths.ts';
import type { PageQuestion, SiteBuild } from '../site-build.ts';
import { type KeptResponse, createResponse, type Headers, sendResponse, sendOnce } from './response.ts';
import { sendErrorResponse } from './error-responses.ts';
import { failedPage } from './failed-page.ts';
import { inlineHashes, type InlineHashes } from './security-headers.ts';
import { createPageCache } from './page-cache.ts';
import { createPrivateResponses } from './private-responses.ts';
import { isFile, mendedPath, requestedLanguage, requestTarget } from './request-target.ts';
import { createSearch, searchQuery } from './search-responses.ts';
import { syllabusResponse } from './syllabus-responses.ts';
import { type CountrySource, type Visitor, visitorOf } from './visitor.ts';

type PageResponsesOptions = {
  site: SiteBuild;
  country: CountrySource;
  /** The headers of a document with these inline scripts and styles. */
  headersFor: (inline: InlineHashes) => Headers;
  redirectHeaders: Headers;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  countFailure?: (() => void) | undefined;
  /** Reads the numbers of free places of the visits; tests of other pages omit it. */
  readSeats?: ReadSeats | undefined;
};

type Asked = { request: FastifyRequest; reply: FastifyReply; search: string; visitor: Visitor; language: Language };

type PageMatch = Extract<Match, { kind: 'page' }>;

/** Headers of a document that must be asked for again. */
const notStored: Headers = { 'cache-control': 'no-store' };

/** Pages that visitors' browsers may keep for five minutes: the blog's list and its articles. */
const kept: ReadonlySet<string> = new Set(['blog', 'article'] satisfies RouteId[]);

/**
 * Responds with pages in their language, redirects of the route table, and syllabuses as PDFs. The address of a course
 * that is not offered gets a screen that says so. An unknown address gets a 404 with its own screen.
 */
export function createPageResponses(options: PageResponsesOptions) {
  const { site, country, headersFor, redirectHeaders, log, countFailure = () => undefined } = options;
  const pages = createPageCache({ site, responseOf, log, countFailure });
  const search = createSearch(site);
  const seatsNow = createSeats(options.readSeats ?? (async () => null));
  const sendPrivately = createPrivateResponses();

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search: query } = requestTarget(request.raw.url ?? '/');
    const syllabus = pathname.startsWith(syllabusFolder) && (await syllabusResponse(site, pathname));
    if (syllabus) return sendResponse(request, reply, syllabus);
    const match = matchPath(pathname);
    const visitor = visitorOf(request, requestedLanguage(query), country);
    const language = (match.kind === 'none' ? null : match.language) ?? visitor.choice.language;
    const asked = { request, reply, search: query, visitor, language };
    switch (match.kind) {
      case 'none':
        return sendLost(asked, pathname);
      case 'redirect':
        return redirect(reply, 308, pathTo(match.route, language, match.params) + query);
      case 'page':
        return sendPage(asked, match, pathname).catch((error: unknown) => {
          log.error({ err: error, page: match.route, language }, 'a page is answered with its error');
          const body = failedPage(match.route, language, pathname + query);
          const headers = { ...documentHeaders(body, { page: match.route, params: {}, language }), ...notStored };
          return sendOnce(request, reply.code(500), headers, Buffer.from(body));
        });
    }
  }

  async function sendPage(asked: Asked, match: PageMatch, pathname: string): Promise<FastifyReply> {
    const { request, reply, search: query, visitor, language } = asked;
    const { route, params } = match;
    // `lang` is an explicit choice, even in an address of the other language. The redirect keeps the query, so that the
    // browser saves the choice.
    if (visitor.choice.decidedBy === 'requested' && visitor.choice.language !== language)
      return redirect(reply, 302, pathTo(route, otherLanguage(language), params) + query);
    const question = { page: route, params, language, visitor: visitor.kind };
    const own = pageQuery(route, query);
    const typed = route === 'search' ? searchQuery(own) : null;
    if (typed !== null)
      return sendPrivately(request, reply, async (enqueue) => {
        const found = await search(typed, language, enqueue);
        return found && drawn({ ...question, search: own, found });
      });
    if (own && routeRow(route).answers)
      return sendPrivately(request, reply, async (enqueue) => enqueue(() => drawn({ ...question, search: own })));
    const seats = route === 'visits' ? await seatsNow() : null;
    if (own || seats) return sendDrawn(asked, await drawn({ ...question, search: own, seats }));
    const page = await pages.get(question);
    if (page) return sendResponse(request, reply, page);
    // Status 200 instead of 404: the course may return to this address. The document has `noindex`.
    const notNow = await pages.get({ ...question, page: 'notFound', params: notOffered(route) });
    if (notNow) return sendResponse(request, reply, notNow);
    return sendLost(asked, pathname, route);
  }

  /** Responds to an unknown address: for a file with a short text, otherwise with the screen that shows the address. */
  async function sendLost(asked: Asked, pathname: string, route?: RouteId): Promise<FastifyReply> {
    const { request, reply, search: query, visitor, language } = asked;
    const mended = mendedPath(pathname);
    if (mended !== pathname && matchPath(mended).kind !== 'none') return redirect(reply, 308, mended + query);
    // Programs ask for files that do not exist: the screen with its menus is for people.
    if (isFile(pathname)) return sendErrorResponse(request, reply, 404);
    const params = route === 'article' ? missingArticle : {};
    const question = { page: 'notFound', params, language, visitor: visitor.kind, requested: pathname } as const;
    return sendDrawn({ ...asked, reply: reply.code(404) }, await drawn(question));
  }

  /** Draws a page that only this request gets; null if there is no such page. */
  async function drawn(question: PageQuestion): Promise<{ headers: Headers; body: Buffer } | null> {
    const html = await site.draw(question);
    return html === null ? null : { headers: documentHeaders(html, question), body: Buffer.from(html) };
  }

  function sendDrawn(
    { request, reply }: Pick<Asked, 'request' | 'reply'>,
    page: { headers: Headers; body: Buffer } | null,
  ): FastifyReply | Promise<FastifyReply> {
    return page ? sendOnce(request, reply, page.headers, page.body) : sendErrorResponse(request, reply, 404);
  }

  function responseOf(html: string, question: PageQuestion): KeptResponse {
    const headers = documentHeaders(html, question);
    return createResponse({ headers, body: Buffer.from(html), compressible: site.mode === 'production' });
  }

  function documentHeaders(html: string, { page, language }: PageQuestion): Headers {
    return {
      'content-type': 'text/html; charset=utf-8',
      // The same address may need another language or country at the next request, so browsers revalidate.
      'cache-control': kept.has(page) && site.mode === 'production' ? 'private, max-age=300' : 'no-cache',
      vary: 'Cookie',
      'content-language': language,
      ...headersFor(inlineHashes(html)),
    };
  }

  /** Redirects are revalidated each time, since they depend on the visitor. */
  function redirect(reply: FastifyReply, status: number, location: string): FastifyReply {
    return reply.headers({ ...redirectHeaders, 'cache-control': 'no-cache' }).redirect(location, status);
  }

  return { respond, warm: pages.warm };
}

/** How long the numbers of free places are cached, in milliseconds, so that most requests need no query. */
const freshMs = 2000;

type Seats = Readonly<Record<string, number>>;

/** Reads the number of free places of each visit; null if none can be booked. */
type ReadSeats = () => Promise<Seats | null>;

/**
 * Reads the numbers of free places, which may be two seconds old; null if nothing can be booked or the database does
 * not answer. The form and the booking read the numbers from the database.
 */
function createSeats(read: ReadSeats): ReadSeats {
  let known: { seats: Seats | null; at: number } | null = null;
  return async () => {
    if (known && Date.now() - known.at < freshMs) return known.seats;
    known = { seats: await read().catch(() => null), at: Date.now() };
    return known.seats;
  };
}
