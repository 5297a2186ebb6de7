import type { ReactNode } from 'react';
import { problemWords } from '../data/problem-words.ts';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import { Note } from './note.tsx';
import styles from './parts.module.css';

type PageProps<Data> = {
  title: string;
  /** Key of the screen: a new key scrolls to the top. The key is needed if the title can change on one screen. */
  screen?: string;
  query: { data: Data | undefined; error: Error | null; isPending: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
};

/** A screen with one query: its title, and its parts once the data are loaded. */
export function Page<Data>({ title, screen = title, query, children }: PageProps<Data>) {
  const t = useWords();
  return (
    // Mounts a new screen, so that it is scrolled to its top.
    <main key={screen} className={`stack gap-8 packed ${styles.page}`}>
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
    <section className={`stack gap-4 ${styles.part}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
