import type { ReactNode } from 'react';
import styles from './columns.module.css';

type ColumnsProps = {
  /** Heading and running text, at a readable measure. */
  words: ReactNode;
  /** Stands beside the words, or below them on narrow screens. */
  children: ReactNode;
  /** Which column is the wider one. */
  wide?: 'neither' | 'beside' | 'far-beside';
};

/** The two columns of a band: words, and what accompanies them. */
export function Columns({ words, children, wide = 'neither' }: ColumnsProps) {
  return (
    <div className={styles.columns} data-wide={wide}>
      <div className={styles.words}>{words}</div>
      {children}
    </div>
  );
}
