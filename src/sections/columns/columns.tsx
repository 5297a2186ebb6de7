import type { ReactNode } from 'react';
import styles from './columns.module.css';

type ColumnsProps = {
  /** Heading and running text, limited to a readable line length. */
  words: ReactNode;
  /** Content beside the text, or below it on narrow screens. */
  children: ReactNode;
  /** The width of the content: about that of the text (`neither`), more (`beside`), or twice that (`far-beside`). */
  wide?: 'neither' | 'beside' | 'far-beside';
};

/** The two columns of a band: text, and content that accompanies it. */
export function Columns({ words, children, wide = 'neither' }: ColumnsProps) {
  return (
    <div className={`stack gap-8 gap-x-12 top ${styles.columns}`} data-wide={wide}>
      <div className={`stack gap-5 measure packed ${styles.words}`}>{words}</div>
      {children}
    </div>
  );
}
