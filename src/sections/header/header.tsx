import { SearchOpener } from '../../features/search/search-opener.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { RouteParams } from '../../site/links.ts';
import type { PageId } from '../../site/page-data.ts';
import type { Shell } from '../../site/shell.ts';
import { dialogCommand } from '../../ui/dialog.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { DecidingLinks } from './deciding-links.tsx';
import { HeaderPanel } from './header-panel.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PageMenu } from './page-menu.tsx';
import { StudentLinks } from './student-links.tsx';

type HeaderProps = { shell: Shell; page: PageId; params: RouteParams };

const menuId = 'mobile-menu';

/**
 * Brand, menu, student access and language. On small screens the menu is a modal dialog; without JavaScript its links
 * are below the header.
 */
export function Header({ shell, page, params }: HeaderProps) {
  const t = useWords();
  return (
    <header className={styles.header} data-site-header>
      <div className={`row gap-6 middle ${styles.inner} wrap`}>
        <Brand name={shell.name} />
        <nav className={`row gap-6 middle ${styles.menu}`} aria-label={t('nav.label')}>
          <PageMenu page={page} />
          <HeaderPanel id="deciding-menu" name={t('nav.deciding')}>
            <DecidingLinks page={page} />
          </HeaderPanel>
        </nav>
        <div className={styles.students}>
          <HeaderPanel id="student-menu" name={t('nav.student')}>
            <StudentLinks id="student-access" links={shell.studentAccess} />
          </HeaderPanel>
        </div>
        <SearchOpener className="icon-button" />
        <LanguageToggle page={page} params={params} />
        <button
          className={`icon-button ${styles.open}`}
          data-script="needed"
          type="button"
          {...dialogCommand('show-modal', menuId)}
          aria-label={t('nav.open')}
        >
          <MenuIcon />
        </button>
      </div>
      <MobileMenu id={menuId} shell={shell} page={page} />
    </header>
  );
}
