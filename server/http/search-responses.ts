import type { Language } from '../../src/i18n/language.ts';
import { queryParameter } from '../../src/site/search/results-html.ts';
import {
  longestQuery,
  openSearchIndex,
  type SearchEngine,
  type SearchFound,
} from '../../src/site/search/search-engine.ts';
import { searchIndexPath, type SearchIndexFile } from '../../src/site/search/search-index.ts';
import type { SiteBuild } from '../site-build.ts';
import type { TaskQueue } from '../queues.ts';

/** Greatest number of queries whose results are cached in memory, until the server stops. */
const mostRecent = 200;

/** The query of an address; null without one. */
export function searchQuery(search: string): string | null {
  if (search === '') return null;
  const query = new URLSearchParams(search).get(queryParameter)?.trim().slice(0, longestQuery);
  return query ? query : null;
}

/**
 * Finds the results of queries. An index is read at the first search and kept. Queries are never written to a disk or a
 * log.
 */
export function createSearch(site: Pick<SiteBuild, 'mode' | 'data'>) {
  const engines = new Map<Language, Promise<SearchEngine>>();
  const recent = new Map<string, SearchFound>();

  async function openEngine(language: Language): Promise<SearchEngine> {
    const file = await site.data(searchIndexPath(language));
    if (!file) throw new Error(`There is no search index in ${language}.`);
    return openSearchIndex(JSON.parse(file.toString()) as SearchIndexFile, language);
  }

  function engineOf(language: Language): Promise<SearchEngine> {
    const known = engines.get(language);
    if (known) return known;
    const engine = openEngine(language);
    if (site.mode === 'production') engines.set(language, engine);
    engine.catch(() => engines.delete(language));
    return engine;
  }

  /** The results of a query; null while too many others wait. */
  return async function find(query: string, language: Language, enqueue: TaskQueue): Promise<SearchFound | null> {
    const key = `${language} ${query}`;
    const known = recent.get(key);
    if (known !== undefined) return known;
    const engine = await engineOf(language);
    const found = await enqueue(() => engine(query));
    if (found === null) return null;
    const [oldest] = recent.keys();
    if (oldest !== undefined && recent.size >= mostRecent) recent.delete(oldest);
    if (site.mode === 'production') recent.set(key, found);
    return found;
  };
}
