import { useRef, type FocusEvent } from 'react';
import { closePopover } from '../../browser/popovers.ts';
import { useWords } from '../../i18n/provider.tsx';
import type { OutsideLink } from '../../site/shell.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { StudentLinks } from './student-links.tsx';
import styles from './student-access.module.css';

const panelId = 'student-menu';

/** Links the tools of students, behind a disclosure that the platform opens and closes. */
export function StudentAccess({ links }: { links: readonly OutsideLink[] }) {
  const t = useWords();
  const panel = useRef<HTMLDivElement>(null);
  // The platform closes it on Escape and on a click elsewhere, not when the focus goes on to the page.
  const closeBehindFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closePopover(panel.current);
  };
  return (
    <div className={styles.access} onBlur={closeBehindFocus}>
      <button className={styles.button} type="button" popoverTarget={panelId}>
        {t('nav.student')}
        <ChevronIcon />
      </button>
      <div ref={panel} className={styles.panel} id={panelId} popover="auto">
        <StudentLinks id="student-access" links={links} />
      </div>
    </div>
  );
}
