import { OutsideItems, PageItems } from '../../features/page/link-items.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { studentMenu } from '../../site/menus.ts';
import type { OutsideLink } from '../../site/shell.ts';
import styles from './header.module.css';

/** Links to the students' external tools, and below them to the pages for students. */
export function StudentLinks({ id, links }: { id?: string; links: readonly OutsideLink[] }) {
  const t = useWords();
  return (
    <div className={styles.links}>
      <ul id={id}>
        <OutsideItems links={links} />
      </ul>
      <p className="caption ruled">{t('nav.guides')}</p>
      <ul>
        <PageItems pages={studentMenu} nameOf={(page) => t(`nav.${page}`)} />
      </ul>
    </div>
  );
}
