import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './checklist.module.css';

export type ChecklistProps = ComponentProps<'dl'> & {
  items: readonly { label: string; value: ReactNode }[];
};

/**
 * A list styled as a cockpit checklist: item, dotted leader, required value. Made for a yellow panel
 * (`data-tone="yellow"`).
 */
export function Checklist({ items, className, ...props }: ChecklistProps) {
  return (
    <dl {...props} className={classNames(styles.checklist, className)}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
