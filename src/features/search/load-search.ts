import type { Language } from '../../i18n/language.ts';
import { openSearchIndex, type SearchEngine } from '../../site/search/search-engine.ts';
import { searchIndexPath, type SearchIndexFile } from '../../site/search/search-index.ts';

const engines = new Map<Language, Promise<SearchEngine>>();

/**
 * The search of a language; its index is fetched once in a document. After a failure, the next call fetches it again.
 */
export function loadSearch(language: Language): Promise<SearchEngine> {
  const known = engines.get(language);
  if (known) return known;
  const engine = fetchIndex(language);
  engines.set(language, engine);
  engine.catch(() => engines.delete(language));
  return engine;
}

async function fetchIndex(language: Language): Promise<SearchEngine> {
  const response = await fetch(searchIndexPath(language));
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return openSearchIndex((await response.json()) as SearchIndexFile, language);
}
