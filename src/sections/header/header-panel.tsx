import type { ReactNode } from 'react';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './header.module.css';

type HeaderPanelProps = { id: string; name: string; children: ReactNode };

/** Links in a popover that a button of the header opens and closes. */
export function HeaderPanel({ id, name, children }: HeaderPanelProps) {
  return (
    <div className={styles.place} data-closes-behind-focus="">
      <button className={`row gap-2 middle ${styles.button}`} type="button" popoverTarget={id}>
        {name}
        <ChevronIcon />
      </button>
      <div className={styles.panel} id={id} popover="auto">
        {children}
      </div>
    </div>
  );
}
