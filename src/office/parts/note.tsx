import type { ReactNode } from 'react';
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
