import { useWords } from '../../i18n/provider.tsx';
import type { PageId } from '../../site/page-data.ts';
import type { Shell } from '../../site/shell.ts';
import { dialogCommand } from '../../ui/dialog.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Brand } from './brand.tsx';
import { DecidingLinks } from './deciding-links.tsx';
import styles from './header.module.css';
import { StudentLinks } from './student-links.tsx';
import { PageMenu } from './page-menu.tsx';

type MobileMenuProps = { id: string; shell: Shell; page: PageId };

/**
 * The menu as a modal dialog over the page: the browser traps the focus in it, closes it on Escape and restores the
 * focus.
 */
export function MobileMenu({ id, shell, page }: MobileMenuProps) {
  const t = useWords();
  return (
    <dialog className={`fill ${styles.sheet}`} id={id} aria-label={t('nav.sheet')}>
      <div className={`row middle apart ${styles.top}`}>
        <Brand name={shell.name} />
        <button
          className="icon-button"
          type="button"
          {...dialogCommand('close', id)}
          autoFocus
          aria-label={t('nav.close')}
        >
          <CloseIcon />
        </button>
      </div>
      <nav className={styles.pages} aria-label={t('nav.sheet')}>
        <PageMenu page={page} />
        <h2 className="note">{t('nav.deciding')}</h2>
        <DecidingLinks page={page} />
      </nav>
      <h2 className="note">{t('nav.student')}</h2>
      <StudentLinks links={shell.studentAccess} />
    </dialog>
  );
}
