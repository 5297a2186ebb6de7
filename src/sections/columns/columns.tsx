import type { ReactNode } from 'react';

/** The ratio of the columns for each width of the content beside the text. */
const ratios = { words: 'columns-4-3', neither: 'columns-1-1', beside: 'columns-2-3', 'far-beside': 'columns-1-2' };

type ColumnsProps = {
  /** Heading and running text, limited to a readable line length. Beside a much higher card they stay visible. */
  words: ReactNode;
  /** Content beside the text, or below it on narrow screens. */
  children: ReactNode;
  /**
   * The width of the content: about that of the text (`neither`), less (`words`), more (`beside`), or twice that
   * (`far-beside`).
   */
  wide?: keyof typeof ratios;
};

/** The two columns of a band: text, and content that accompanies it. */
export function Columns({ words, children, wide = 'neither' }: ColumnsProps) {
  return (
    <div className={`${ratios[wide]} gap-8 gap-x-12 top`}>
      <div className="stack gap-5 measure packed stays">{words}</div>
      {children}
    </div>
  );
}
