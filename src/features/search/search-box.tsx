import { useState } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import { searchWord } from '../../i18n/words/search.ts';
import { pathTo } from '../../site/links.ts';
import { queryParameter } from '../../site/search/results-html.ts';
import { markedParts } from '../../site/search/marked-parts.ts';
import { longestQuery, type SearchResult } from '../../site/search/search-engine.ts';
import { ListBox } from '../../ui/list-box.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { SiteLink } from '../page/site-link.tsx';
import { SearchKeySetting } from './search-key-setting.tsx';
import { useSearch } from './use-search.ts';
import styles from './search-dialog.module.css';

type SearchBoxProps = {
  /** The text typed in the form that this field replaced. */
  typed: string;
  /** Called with the path of the chosen result. */
  onChoose: (path: string) => void;
};

/** The number of results that fit on a small screen; the results page lists more. */
const mostShown = 7;

/**
 * A combobox: a field with its results below. Enter opens the active result. Without an active result, Enter
 * submits the form to the results page.
 */
export function SearchBox({ typed, onChoose }: SearchBoxProps) {
  const language = useLanguage();
  const word = searchWord(language);
  const [query, setQuery] = useState(typed);
  const search = useSearch(query, language);
  const { answer, results: all } = search.found;
  const results = all.slice(0, mostShown);
  const { isListed, unmark, field, list } = useCombobox({
    count: results.length,
    onTake: (index) => onChoose(results[index]!.path),
    onEscape: query ? () => setQuery('') : undefined,
  });
  const statusId = `${field.id}-status`;

  return (
    <form className={`stack gap-3 ${styles.box}`} role="search" action={pathTo('search', language)}>
      <label className="strong" htmlFor={field.id}>
        {word('label')}
      </label>
      <input
        className="field"
        {...field}
        ref={takeFocus}
        name={queryParameter}
        type="search"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={longestQuery}
        value={query}
        aria-describedby={statusId}
        onChange={({ target }) => {
          setQuery(target.value);
          unmark();
        }}
      />
      <p className="note" id={statusId} role="status">
        {search.state === 'failed' && word('failed')}
        {search.state === 'idle' && word('hint')}
        {search.state === 'loading' && word('loading')}
        {search.state === 'found' && foundText(all.length)}
      </p>
      {answer && (
        <p className={styles.answer} role="status">
          {answer}
        </p>
      )}
      {isListed && (
        <ListBox
          {...list}
          className={styles.list}
          label={word('label')}
          options={results.map((result) => ({ key: result.path, content: optionOf(result) }))}
        />
      )}
      {search.state === 'found' && results.length === 0 && (
        <p className={`cluster ${styles.ways}`}>
          <SiteLink className={`tap strong link ${styles.all}`} to="contact">
            {word('ask')}
          </SiteLink>
          <SiteLink className={`tap strong link ${styles.all}`} to="glossary">
            {word('glossary')}
          </SiteLink>
        </p>
      )}
      {(all.length > mostShown || search.state === 'failed') && (
        <button className={`tap strong link ${styles.all}`} type="submit">
          {word(search.state === 'failed' ? 'retry' : 'more')}
        </button>
      )}
      <SearchKeySetting />
    </form>
  );

  function optionOf({ title, kind, excerpt }: SearchResult) {
    return (
      <>
        <strong>{marked(title)}</strong>
        <span>{word(`kind.${kind}`)}</span>
        <small>{marked(excerpt)}</small>
      </>
    );
  }

  function marked(text: string) {
    return markedParts(text, query, language).map((part) =>
      part.marked ? <mark key={part.at}>{part.text}</mark> : part.text,
    );
  }

  function foundText(count: number): string {
    if (count === 0) return word('found.none', { query: query.trim() });
    return count === 1 ? word('found.one') : word('found.other', { count });
  }
}

/** Moves the focus to the new field, and sets `autofocus`, which the dialog uses whenever it opens. */
function takeFocus(field: HTMLInputElement | null): void {
  // React does not write this attribute.
  field?.setAttribute('autofocus', '');
  field?.focus();
}
