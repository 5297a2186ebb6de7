import { useId, useState } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { matchesWords } from './match-words.ts';
import styles from './table-search.module.css';

/** Finds rows of a long table: those that hold every word, whatever their accents and capitals. */
export function TableSearch({ table }: { table: HTMLTableElement }) {
  const t = useWords();
  const id = useId();
  const [count, setCount] = useState<number | null>(null);

  function search(words: string) {
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
    for (const row of rows) row.hidden = !matchesWords(row.textContent, words);
    setCount(words.trim() === '' ? null : rows.filter((row) => !row.hidden).length);
  }

  return (
    <search className={styles.search}>
      <label htmlFor={id}>{t('blog.tableSearch')}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => search(event.target.value)}
      />
      <p role="status">
        {count === 0 && t('blog.tableNothing')}
        {count !== null && count > 0 && t(count === 1 ? 'blog.tableFound.one' : 'blog.tableFound.other', { count })}
      </p>
    </search>
  );
}
