import { useWords } from '../../i18n/provider.tsx';
import type { OutsideLink } from '../../site/shell.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import styles from './student-access.module.css';

const listId = 'student-access';

/** The students' links, behind a disclosure that the platform opens and closes. */
export function StudentAccess({ links }: { links: readonly OutsideLink[] }) {
  const t = useWords();
  return (
    <div className={styles.access}>
      <button className={styles.button} type="button" popoverTarget={listId}>
        {t('nav.student')}
        <ChevronIcon />
      </button>
      <ul className={styles.list} id={listId} popover="auto">
        {links.map(({ label, url }) => (
          <li key={url}>
            <OutsideAnchor href={url} hint={t('nav.newTab')}>
              {label}
            </OutsideAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
