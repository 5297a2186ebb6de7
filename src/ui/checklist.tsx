import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './checklist.module.css';

type ChecklistProps = {
  className?: string | undefined;
  items: readonly { label: string; value: ReactNode }[];
};

/**
 * A list styled as a cockpit checklist: item, dotted leader, required value. Its colours suit a yellow panel
 * (`data-tone="yellow"`).
 */
export function Checklist({ items, className }: ChecklistProps) {
  return (
    <dl className={classNames(styles.checklist, className)}>
      {items.map(({ label, value }) => (
        <div className="row gap-3 baseline" key={label}>
          <dt className="row gap-3 baseline">{label}</dt>
          <dd className="strong data">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
