import { Children, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './strip-board.module.css';
import columns from './strip-columns.module.css';

export type StripBoardProps = ComponentProps<'ul'> & {
  /** Maximum number of cells of its strips, which share these columns. */
  cells: 1 | 2 | 3 | 4 | 5;
};

/** The board of strips. Each child is a Strip. */
export function StripBoard({ cells, className, children, ...props }: StripBoardProps) {
  return (
    <div className={classNames(styles.board, className)}>
      <ul {...props} className={columns.columns} data-cells={cells}>
        {Children.map(children, (strip) => (
          <li>{strip}</li>
        ))}
      </ul>
    </div>
  );
}
