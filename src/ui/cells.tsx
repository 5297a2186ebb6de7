import type { ReactNode } from 'react';
import styles from './cells.module.css';

/** A boxed fact: a label over its value, as on a strip or in a chart's title block. */
export type Cell = {
  label: string;
  value: ReactNode;
};

/** A row of facts in bordered cells; the row wraps where there is no room. */
export function Cells({ cells }: { cells: readonly Cell[] }) {
  return (
    <div className={styles.block}>
      <dl className={`cluster ${styles.cells}`}>
        {cells.map((cell) => (
          <div key={cell.label} className={styles.cell}>
            <dt className="caption">{cell.label}</dt>
            <dd className="small strong">{cell.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
