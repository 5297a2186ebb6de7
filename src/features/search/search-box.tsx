import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import { searchWord } from '../../i18n/words/search.ts';
import { pathTo } from '../../site/links.ts';
import { queryParameter } from '../../site/search/results-html.ts';
import { longestQuery, type SearchResult } from '../../site/search/search-index.ts';
import { useSearch } from './use-search.ts';
import styles from './search-dialog.module.css';

type SearchBoxProps = {
  /** Called with the path of the result that was taken. */
  onChoose: (path: string) => void;
};

/** As many as a small screen shows without much scrolling; the results page has the others. */
const mostShown = 7;

/**
 * A field with what it finds below: a combobox with a list box, by the ARIA authoring practices. Focus stays in the
 * field; the arrow keys mark a result, Enter takes it, or without one sends the form to the results page.
 */
export function SearchBox({ onChoose }: SearchBoxProps) {
  const language = useLanguage();
  const word = searchWord(language);
  const id = useId();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState<number | null>(null);
  const search = useSearch(query, language);
  const results = search.results.slice(0, mostShown);
  const chosen = marked === null ? undefined : results[marked];

  useEffect(() => {
    if (marked !== null) document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  function mark(step: 1 | -1) {
    const { length } = results;
    if (length === 0) return;
    setMarked((now) => (now === null ? (step === 1 ? 0 : length - 1) : (now + step + length) % length));
  }

  function steer(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') mark(1);
    else if (event.key === 'ArrowUp') mark(-1);
    else if (event.key === 'Enter' && chosen) onChoose(chosen.path);
    else if (event.key === 'Escape' && query) setQuery('');
    else return;
    event.preventDefault();
  }

  return (
    <form className={styles.box} role="search" action={pathTo('search', language)}>
      <label htmlFor={id}>{word('label')}</label>
      <input
        // The dialog gives the focus to what asks for it by this attribute, which React would not write.
        ref={(field) => field?.setAttribute('autofocus', '')}
        id={id}
        name={queryParameter}
        type="search"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        enterKeyHint="search"
        maxLength={longestQuery}
        value={query}
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        aria-controls={results.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={chosen ? `${id}-${marked}` : undefined}
        aria-describedby={`${id}-status`}
        onChange={({ target }) => {
          setQuery(target.value);
          setMarked(null);
        }}
        onKeyDown={steer}
      />
      <p id={`${id}-status`} role="status">
        {search.state === 'failed' && word('failed')}
        {search.state === 'idle' && word('hint')}
        {search.state === 'loading' && word('loading')}
        {search.state === 'found' && foundText(search.results.length)}
      </p>
      {results.length > 0 && (
        <div
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          tabIndex={-1}
          aria-label={word('label')}
          // A press must not take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {results.map((result, index) => (
            <Option
              key={result.path}
              id={`${id}-${index}`}
              result={result}
              kind={word(`kind.${result.kind}`)}
              isMarked={index === marked}
              onChoose={() => onChoose(result.path)}
            />
          ))}
        </div>
      )}
      {(search.results.length > mostShown || search.state === 'failed') && (
        <button className={styles.all} type="submit">
          {word('all')}
        </button>
      )}
    </form>
  );

  function foundText(count: number): string {
    if (count === 0) return word('found.none', { query: query.trim() });
    return count === 1 ? word('found.one') : word('found.other', { count });
  }
}

type OptionProps = { id: string; result: SearchResult; kind: string; isMarked: boolean; onChoose: () => void };

function Option({ id, result: { title, excerpt }, kind, isMarked, onChoose }: OptionProps) {
  return (
    <div id={id} role="option" tabIndex={-1} aria-selected={isMarked} onClick={onChoose}>
      <strong>{title}</strong>
      <span>{kind}</span>
      <small>{excerpt}</small>
    </div>
  );
}
