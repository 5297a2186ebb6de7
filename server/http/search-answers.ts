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

/** The opening tag of the element that takes the results. */
const resultsPlace = new RegExp(`<div id="${resultsId}"[^>]*>`);

/** What somebody searches for; null where the address asks for nothing. */
export function searchQuery(search: string): string | null {
  if (search === '') return null;
  const query = new URLSearchParams(search).get(queryParameter)?.trim().slice(0, longestQuery);
  return query ? query : null;
}

/**
 * Writes results into the document of the results page, for those without JavaScript. An index is read when it is first
 * asked for and kept; queries are kept nowhere.
 */
export function createSearchAnswers(site: Pick<SiteBuild, 'mode' | 'data'>) {
  const engines = new Map<Language, Promise<SearchEngine | null>>();

  async function openEngine(language: Language): Promise<SearchEngine | null> {
    const file = await site.data(searchIndexPath(language));
    return file && openSearchIndex(JSON.parse(file.toString()) as SearchIndexFile, language);
  }

  async function engineOf(language: Language): Promise<SearchEngine | null> {
    if (site.mode === 'development') return openEngine(language);
    const engine = engines.get(language) ?? openEngine(language);
    engines.set(language, engine);
    return engine;
  }

  return async function withResults(document: Buffer, language: Language, query: string): Promise<Buffer> {
    const search = await engineOf(language);
    const found = search ? search(query) : { answer: null, results: [] };
    return Buffer.from(
      document
        .toString()
        .replace(` name="${queryParameter}"`, (name) => `${name} value="${escapeHtml(query)}"`)
        .replace(resultsPlace, (place) => place + resultsHtml(query, found, language)),
    );
  };
}
