import type { ReactNode } from 'react';
import styles from './blog-note.module.css';

type FailureNoteProps = {
  text: string;
  /** What can be done about it. */
  children: ReactNode;
};

/** Says in red what could not be loaded. */
export function FailureNote({ text, children }: FailureNoteProps) {
  return (
    <div className={styles.note}>
      <p className={styles.failure} role="alert">
        {text}
      </p>
      {children}
    </div>
  );
}
