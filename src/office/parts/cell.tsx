import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './cell.module.css';

type CellProps = { label: string; wide?: boolean; help?: string; children: ReactNode };

/** A ruled cell of a form: its label, and below it the control. */
export function FieldCell({ label, wide, help, children }: CellProps) {
  return (
    <label className={classNames('stack packed', styles.cell, wide && 'whole')}>
      <span className="caption">{label}</span>
      {children}
      {help !== undefined && <span className="caption">{help}</span>}
    </label>
  );
}

/** A sheet of cells with rules between them. */
export function FieldSheet({ children }: { children: ReactNode }) {
  return <div className={`stack panel ${styles.sheet}`}>{children}</div>;
}
