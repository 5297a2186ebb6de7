import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemWords } from '../data/problem-words.ts';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import { Note } from './note.tsx';
import styles from './page.module.css';

type PageProps<Data> = {
  title: string;
  /** Another screen begins at its top: its title names it, unless the title can be changed on it. */
  screen?: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

/** A screen with one answer of the server: its title, and its parts once they are there. */
export function Page<Data>({ title, screen = title, query, children }: PageProps<Data>) {
  const t = useWords();
  return (
    // A new screen begins at its top.
    <main key={screen} className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {query.error && (
        <Note tone="error">
          {problemWords(query.error, t)}
          <Button onClick={() => void query.refetch()}>{t('again')}</Button>
        </Note>
      )}
      {query.data === undefined ? query.isPending && <p>{t('waiting')}</p> : children(query.data)}
    </main>
  );
}

/** A part of a screen under its heading. */
export function PagePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
