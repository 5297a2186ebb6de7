import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { SearchEngine, SearchFound } from '../../site/search/search-engine.ts';
import { loadSearch } from './load-search.ts';

export type SearchState = {
  /** `idle`: there is no query. `failed`: the index could not be fetched. */
  state: 'idle' | 'loading' | 'found' | 'failed';
  found: SearchFound;
};

const nothing: SearchFound = { answer: null, results: [] };

/** Finds the results of a query. The index is fetched when the field is first rendered. */
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

  const found = useMemo(() => (engine && engine !== 'failed' && asked ? engine.find(asked) : nothing), [engine, asked]);
  if (engine === 'failed') return { state: 'failed', found };
  if (!query.trim()) return { state: 'idle', found: nothing };
  return { state: engine ? 'found' : 'loading', found };
}
