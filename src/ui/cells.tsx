import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './cells.module.css';

/** A boxed fact: a label over its value, as on a strip or in a chart's title block. */
export type Cell = {
  label: string;
  value: ReactNode;
};

export type CellsProps = ComponentProps<'dl'> & { cells: readonly Cell[] };

/** A row of facts ruled in cells; it wraps into several rows if necessary. */
export function Cells({ cells, className, ...props }: CellsProps) {
  return (
    <div className={styles.block}>
      <dl {...props} className={classNames(styles.cells, className)}>
        {cells.map((cell) => (
          <div key={cell.label} className={styles.cell}>
            <dt>{cell.label}</dt>
            <dd>{cell.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
