import type { ReactNode } from 'react';
import styles from './tool-frame.module.css';

type ToolFrameProps = {
  form: ReactNode;
  /** Heading above the result. */
  title: string;
  /** The result in a sentence; announced whenever it changes. */
  status: string;
  children: ReactNode;
};

/** A form and its result, side by side or one below the other. */
export function ToolFrame({ form, title, status, children }: ToolFrameProps) {
  return (
    <div className={`${styles.frame} wrap`}>
      <div className={styles.asked}>{form}</div>
      <div className={styles.answered}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p className={styles.status} role="status">
            {status}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
