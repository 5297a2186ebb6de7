import { useQueryValue } from '../../features/page/address.tsx';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { queryParameter, resultsHtml, resultsId } from '../../site/search/results-html.ts';
import { longestQuery, type SearchFound } from '../../site/search/search-engine.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from './site-search.module.css';

type SiteSearchProps = {
  words: { label: string; submit: string; examples: string };
  /** Example searches, shown without a query. */
  examples: readonly string[];
  /** The results of the query in the address; null without one. */
  found: SearchFound | null;
};

/** The results page: a form, and the results of its query or some examples. */
export function SiteSearch({ words, examples, found }: SiteSearchProps) {
  const language = useLanguage();
  const query = useQueryValue(queryParameter) ?? '';
  return (
    <div className={`columns-1-2 gap-8 gap-x-12 top ${styles.page} wrap`}>
      <form className={`stack gap-2 measure ${styles.form}`} role="search" action={pathTo('search', language)}>
        <label className="strong" htmlFor="search-query">
          {words.label}
        </label>
        <div className="row gap-3">
          <input
            className="field"
            id="search-query"
            name={queryParameter}
            type="search"
            maxLength={longestQuery}
            defaultValue={query}
            required
          />
          <button type="submit">{words.submit}</button>
        </div>
      </form>
      {found ? (
        <Prose id={resultsId} className={styles.results} html={resultsHtml(query, found, language)} />
      ) : (
        <div className={`stack gap-3 ${styles.examples}`}>
          <h2 className="small">{words.examples}</h2>
          <ul className="rows">
            {examples.map((example) => (
              <li key={example}>
                <SiteLink
                  className="row middle"
                  to="search"
                  suffix={`?${new URLSearchParams({ [queryParameter]: example })}`}
                >
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
