import { useWords } from '../../i18n/provider.tsx';
import type { OutsideLink } from '../../site/shell.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { StudentLinks } from './student-links.tsx';
import styles from './student-access.module.css';

const panelId = 'student-menu';

/** What students need, behind a disclosure that the platform opens and closes. */
export function StudentAccess({ links }: { links: readonly OutsideLink[] }) {
  const t = useWords();
  return (
    <div className={styles.access}>
      <button className={styles.button} type="button" popoverTarget={panelId}>
        {t('nav.student')}
        <ChevronIcon />
      </button>
      <div className={styles.panel} id={panelId} popover="auto">
        <StudentLinks id="student-access" links={links} />
      </div>
    </div>
  );
}
