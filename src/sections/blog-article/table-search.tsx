import { useId, useState } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { matchesWords } from './match-words.ts';
import styles from './table-search.module.css';

/**
 * Filters a long table: shows rows that contain every word, in themselves or in their group's heading. Ignores accents
 * and case.
 */
export function TableSearch({ table }: { table: HTMLTableElement }) {
  const t = useWords();
  const id = useId();
  const [count, setCount] = useState<number | null>(null);

  function search(words: string) {
    const found = [...table.tBodies].map((body) => searchGroup(body, words));
    setCount(words.trim() === '' ? null : found.reduce((sum, rows) => sum + rows, 0));
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

/** Hides rows that do not match, and group headings without rows; returns the number of rows left. */
function searchGroup(body: HTMLTableSectionElement, words: string): number {
  const heading = body.querySelector<HTMLTableRowElement>('tr[data-group]');
  const rows = [...body.rows].filter((row) => row !== heading);
  for (const row of rows) row.hidden = !matchesWords(`${heading?.textContent ?? ''} ${row.textContent}`, words);
  const left = rows.filter((row) => !row.hidden).length;
  if (heading) heading.hidden = left === 0;
  return left;
}
