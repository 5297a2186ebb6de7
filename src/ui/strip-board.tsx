import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './strip-board.module.css';
import columns from './strip-columns.module.css';

type StripBoardProps = {
  /** How many cells its strips have, at most: all strips share these columns. */
  cells: 2 | 3 | 4;
  className?: string | undefined;
  children: ReactNode;
};

/** The board of strips. Each child is a Strip. */
export function StripBoard({ cells, className, children }: StripBoardProps) {
  return (
    <div className={classNames(styles.board, className)}>
      <ul data-items className={columns.columns} data-cells={cells}>
        {Children.map(children, (strip) => (
          <li>{strip}</li>
        ))}
      </ul>
    </div>
  );
}
