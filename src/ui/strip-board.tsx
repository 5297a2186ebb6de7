import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { StripProps } from './strip.tsx';
import styles from './strip.module.css';

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
      <ul data-items className={styles.columns} data-cells={cells}>
        {Children.map(children, (strip) => (
          <li>{strip}</li>
        ))}
      </ul>
    </div>
  );
}

/** Names the colours of the strips on a board. */
export function StripLegend({ colours }: { colours: readonly { category: StripProps['category']; name: string }[] }) {
  return (
    <ul className={`cluster gap-2 gap-x-6 small ${styles.legend}`}>
      {colours.map(({ category, name }) => (
        <li className="row gap-2 middle" key={category} data-category={category}>
          {name}
        </li>
      ))}
    </ul>
  );
}
