import type { ReactNode } from 'react';
import styles from './columns.module.css';

type ColumnsProps = {
  /** Heading and running text, limited to a readable line length. */
  words: ReactNode;
  /** Content beside the text, or below it on narrow screens. */
  children: ReactNode;
  /** The wider column. */
  wide?: 'words' | 'neither' | 'beside' | 'far-beside';
  /** Whether the columns are aligned at their start or their end. */
  align?: 'start' | 'end';
};

/** The two columns of a band: text, and content that accompanies it. */
export function Columns({ words, children, wide = 'neither', align = 'start' }: ColumnsProps) {
  return (
    <div className={styles.columns} data-wide={wide} data-align={align}>
      <div className={styles.words}>{words}</div>
      {children}
    </div>
  );
}
