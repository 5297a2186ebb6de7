import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../src/i18n/language.ts';
import { escapeHtml } from '../../src/site/head.ts';
import { queryParameter, resultsHtml, resultsId } from '../../src/site/search/results-html.ts';
import {
  longestQuery,
  openSearchIndex,
  searchIndexPath,
  type SearchEngine,
  type SearchIndexFile,
} from '../../src/site/search/search-index.ts';
import type { SiteBuild } from '../site-build.ts';
import { sendOnce, type Headers } from './answer.ts';
import { sendErrorAnswer } from './error-answers.ts';
import { limitSenders } from './sender-limit.ts';
import { createTaskQueue } from './task-queue.ts';

/** The opening tag of the element that takes the results. */
const resultsPlace = new RegExp(`<div id="${resultsId}"[^>]*>`);

/** Keeps queries private: no cache stores the answer, and no other page gets the query as its referrer. */
const resultHeaders: Headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' };

/** Searches of one sender. A person types a few in a minute, a class behind one address some dozens. */
const perSender = { requests: 60, seconds: 60 };

/** Searches that may wait, at one to three milliseconds each; those beyond are asked to come back. */
const longestQueue = 20;
const retryAfter = 5;

/** How many queries' results are remembered; they are forgotten when the pages change or the server stops. */
const mostRecent = 200;

/** The query of an address; null where there is none. */
export function searchQuery(search: string): string | null {
  if (search === '') return null;
  const query = new URLSearchParams(search).get(queryParameter)?.trim().slice(0, longestQuery);
  return query ? query : null;
}

/** A search and the document that its results are written into. */
export type SearchRequest = {
  document: () => { headers: Headers; parts: readonly Buffer[] };
  language: Language;
  query: string;
};

/**
 * Writes results into the document of the results page, for those without JavaScript. An index is read when it is first
 * asked for and kept. No query is written to a disk or a log.
 */
export function createSearch(site: Pick<SiteBuild, 'mode' | 'data'>) {
  const engines = new Map<Language, Promise<SearchEngine>>();
  const recent = new Map<string, string>();
  const refuseMany = limitSenders(perSender);
  const inTurn = createTaskQueue(longestQueue);

  async function openEngine(language: Language): Promise<SearchEngine> {
    const file = await site.data(searchIndexPath(language));
    return file
      ? openSearchIndex(JSON.parse(file.toString()) as SearchIndexFile, language)
      : () => ({ answer: null, results: [] });
  }

  async function engineOf(language: Language): Promise<SearchEngine> {
    if (site.mode === 'development') return openEngine(language);
    const engine = engines.get(language) ?? openEngine(language);
    engines.set(language, engine);
    return engine;
  }

  /** The results as HTML; null while too many others search. */
  async function results(query: string, language: Language): Promise<string | null> {
    const key = `${language} ${query}`;
    const known = recent.get(key);
    if (known !== undefined) return known;
    const engine = await engineOf(language);
    const html = await inTurn(() => resultsHtml(query, engine(query), language));
    if (html === null) return null;
    const [oldest] = recent.keys();
    if (oldest !== undefined && recent.size >= mostRecent) recent.delete(oldest);
    recent.set(key, html);
    return html;
  }

  /** Answers a search; 429 for a sender with too many of them, 503 while too many wait. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { document, language, query }: SearchRequest,
  ): Promise<FastifyReply> {
    await refuseMany(request, reply);
    if (reply.sent) return reply;
    const html = await results(query, language);
    if (html === null) return sendErrorAnswer(request, reply.header('retry-after', retryAfter), 503);
    const { headers, parts } = document();
    const filled = Buffer.concat(parts)
      .toString()
      .replace(` name="${queryParameter}"`, (name) => `${name} value="${escapeHtml(query)}"`)
      .replace(resultsPlace, (place) => place + html);
    return sendOnce(request, reply, { ...headers, ...resultHeaders }, Buffer.from(filled));
  }

  /** Forgets indexes and results, as the pages have been drawn again. */
  function forget(): void {
    engines.clear();
    recent.clear();
  }

  return { answer, forget };
}
