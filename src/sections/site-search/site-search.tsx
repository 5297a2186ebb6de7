import { useEffect, useRef } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useQueryValue } from '../../features/navigation/use-query-value.ts';
import { useSearch } from '../../features/search/use-search.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { queryParameter, resultsHtml, resultsId } from '../../site/search/results-html.ts';
import { longestQuery } from '../../site/search/search-engine.ts';
import styles from './site-search.module.css';

type SiteSearchProps = {
  words: { label: string; submit: string; failed: string; examples: string };
  /** Example searches, shown without a query. */
  examples: readonly string[];
};

/**
 * The results page. The server renders the results of a query into it. After hydration or navigation inside the site,
 * the browser finds the same results.
 */
export function SiteSearch({ words, examples }: SiteSearchProps) {
  const language = useLanguage();
  const query = useQueryValue(queryParameter)?.trim().slice(0, longestQuery) ?? '';
  const { state, found } = useSearch(query, language);
  const field = useRef<HTMLInputElement>(null);

  // A text that the visitor is typing meanwhile is kept.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = query;
  }, [query]);

  return (
    <div className={`${styles.page} wrap`}>
      <form className={styles.form} role="search" action={pathTo('search', language)}>
        <label htmlFor="search-query">{words.label}</label>
        <div>
          {/* The input is uncontrolled: React would otherwise replace the server's value. */}
          <input ref={field} id="search-query" name={queryParameter} type="search" maxLength={longestQuery} required />
          <button type="submit">{words.submit}</button>
        </div>
      </form>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
      <Prose
        id={resultsId}
        className={styles.results}
        html={state === 'found' ? resultsHtml(query, found, language) : ''}
      />
      {query === '' && (
        <div className={styles.examples}>
          <h2>{words.examples}</h2>
          <ul>
            {examples.map((example) => (
              <li key={example}>
                <SiteLink to="search" suffix={`?${new URLSearchParams({ [queryParameter]: example })}`}>
                  {example}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
