import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../src/i18n/language.ts';
import { escapeHtml } from '../../src/site/head.ts';
import { queryParameter, resultsHtml, resultsId } from '../../src/site/search/results-html.ts';
import { longestQuery, openSearchIndex, type SearchEngine } from '../../src/site/search/search-engine.ts';
import { searchIndexPath, type SearchIndexFile } from '../../src/site/search/search-index.ts';
import type { SiteBuild } from '../site-build.ts';
import { createPrivateAnswers, keepReads, type AnsweredDocument } from './private-answers.ts';
import type { TaskQueue } from './task-queue.ts';

/** The opening tag of the element for the results. */
const resultsPlace = new RegExp(`<div id="${resultsId}"[^>]*>`);

/** Limit of searches for one sender: a person makes a few a minute, a class behind one address some dozens. */
const perSender = { requests: 60, seconds: 60 };

/** Greatest number of queries whose results are cached in memory, until the pages change or the server stops. */
const mostRecent = 200;

/** The query of an address; null without one. */
export function searchQuery(search: string): string | null {
  if (search === '') return null;
  const query = new URLSearchParams(search).get(queryParameter)?.trim().slice(0, longestQuery);
  return query ? query : null;
}

/** A query, and the document into which its results are written. */
export type SearchRequest = {
  document: AnsweredDocument;
  language: Language;
  query: string;
};

/**
 * Writes results into the search page, for visitors without JavaScript. An index is read at the first search and
 * cached. Queries are never written to a disk or a log.
 */
export function createSearch(site: Pick<SiteBuild, 'mode' | 'data'>) {
  const engines = keepReads<SearchEngine>(site.mode);
  const recent = new Map<string, string>();
  const answerPrivately = createPrivateAnswers(perSender);

  async function openEngine(language: Language): Promise<SearchEngine> {
    const file = await site.data(searchIndexPath(language));
    return file
      ? openSearchIndex(JSON.parse(file.toString()) as SearchIndexFile, language)
      : () => ({ answer: null, results: [] });
  }

  /** The results as HTML; null while too many others wait. */
  async function results(query: string, language: Language, inTurn: TaskQueue): Promise<string | null> {
    const key = `${language} ${query}`;
    const known = recent.get(key);
    if (known !== undefined) return known;
    const engine = await engines.get(language, () => openEngine(language));
    const html = await inTurn(() => resultsHtml(query, engine(query), language));
    if (html === null) return null;
    const [oldest] = recent.keys();
    if (oldest !== undefined && recent.size >= mostRecent) recent.delete(oldest);
    recent.set(key, html);
    return html;
  }

  /** Responds with the search page and its results. */
  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { document, language, query }: SearchRequest,
  ): Promise<FastifyReply> {
    return answerPrivately(request, reply, document, async (inTurn) => {
      const found = await results(query, language, inTurn);
      if (found === null) return null;
      return (html) =>
        html
          .replace(` name="${queryParameter}"`, (name) => `${name} value="${escapeHtml(query)}"`)
          .replace(resultsPlace, (place) => place + found);
    });
  }

  /** Clears indexes and results after pages were drawn again. */
  function forget(): void {
    engines.forget();
    recent.clear();
  }

  return { answer, forget };
}
