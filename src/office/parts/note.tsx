import type { ReactNode } from 'react';
import { problemWords } from '../data/problem-words.ts';
import { useWords } from '../words/words.ts';
import styles from './parts.module.css';

type NoteProps = { tone?: 'error' | 'success' | 'notice'; title?: string; children?: ReactNode };

/** A framed message; screen readers announce it. */
export function Note({ tone = 'notice', title, children }: NoteProps) {
  return (
    <div
      className={`stack gap-2 leading small panel ${styles.note}`}
      data-tone-of={tone}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {title !== undefined && <p className="strong">{title}</p>}
      {children}
    </div>
  );
}

/** The message for an error; nothing without one. */
export function ErrorNote({ of: error }: { of: unknown }) {
  const t = useWords();
  return error ? <Note tone="error">{problemWords(error, t)}</Note> : null;
}
