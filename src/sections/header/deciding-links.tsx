import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { decidingMenu } from '../../site/menus.ts';
import type { PageId } from '../../site/page-data.ts';
import styles from './menu-links.module.css';

/** The tools for deciding; the current one is marked. */
export function DecidingLinks({ page }: { page: PageId }) {
  const t = useWords();
  return (
    <div className={styles.links}>
      <ul>
        {decidingMenu.map((id) => (
          <li key={id}>
            <SiteLink to={id} aria-current={id === page ? 'page' : undefined}>
              {t(`nav.${id}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
