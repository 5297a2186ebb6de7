import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { studentMenu } from '../../site/menus.ts';
import type { OutsideLink } from '../../site/shell.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import styles from './student-links.module.css';

/** Where students work, outside the site, and below it the pages that are written for them. */
export function StudentLinks({ id, links }: { id?: string; links: readonly OutsideLink[] }) {
  const t = useWords();
  return (
    <div className={styles.links}>
      <ul id={id}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <OutsideAnchor href={url} hint={t('nav.newTab')}>
              {label}
            </OutsideAnchor>
          </li>
        ))}
      </ul>
      <p>{t('nav.guides')}</p>
      <ul>
        {studentMenu.map((page) => (
          <li key={page}>
            <SiteLink to={page}>{t(`nav.${page}`)}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
