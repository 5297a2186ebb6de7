import { useRef, type FocusEvent, type ReactNode } from 'react';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './header-panel.module.css';

type HeaderPanelProps = { id: string; name: string; children: ReactNode };

/** Links in a popover that a button of the header opens and closes. */
export function HeaderPanel({ id, name, children }: HeaderPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Popovers are closed by Escape and by a click outside, but not when the focus leaves them.
  const closeBehindFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  return (
    <div className={styles.place} onBlur={closeBehindFocus}>
      <button className={styles.button} type="button" popoverTarget={id}>
        {name}
        <ChevronIcon />
      </button>
      <div ref={panel} className={styles.panel} id={id} popover="auto">
        {children}
      </div>
    </div>
  );
}
