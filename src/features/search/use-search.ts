import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { SearchEngine, SearchResult } from '../../site/search/search-index.ts';
import { loadSearch } from './load-search.ts';

export type SearchState = {
  /** `idle`: nothing is asked for. `failed`: the index could not be fetched. */
  state: 'idle' | 'loading' | 'found' | 'failed';
  results: readonly SearchResult[];
};

const nothing: readonly SearchResult[] = [];

/** What a query finds. The index is fetched once something shows that it is wanted. */
export function useSearch(query: string, language: Language): SearchState {
  const [engine, setEngine] = useState<{ find: SearchEngine } | 'failed' | null>(null);
  const asked = useDeferredValue(query.trim());

  useEffect(() => {
    let current = true;
    loadSearch(language).then(
      (find) => current && setEngine({ find }),
      () => current && setEngine('failed'),
    );
    return () => {
      current = false;
    };
  }, [language]);

  const results = useMemo(
    () => (engine && engine !== 'failed' && asked ? engine.find(asked) : nothing),
    [engine, asked],
  );
  if (engine === 'failed') return { state: 'failed', results };
  if (!query.trim()) return { state: 'idle', results: nothing };
  return { state: engine ? 'found' : 'loading', results };
}
