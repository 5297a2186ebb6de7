import type { ComponentProps } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import type { PageId } from '../../site/page-data.ts';
import type { Shell } from '../../site/shell.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Brand } from './brand.tsx';
import styles from './mobile-menu.module.css';
import { StudentLinks } from './student-links.tsx';
import { PageMenu } from './page-menu.tsx';

type MobileMenuProps = ComponentProps<'div'> & { id: string; shell: Shell; page: PageId };

/** The menu as a sheet over the page, a popover: it opens before hydration, and Escape closes it. */
export function MobileMenu({ id, shell, page, ...sheet }: MobileMenuProps) {
  const t = useWords();
  return (
    <div className={styles.sheet} id={id} popover="auto" {...sheet}>
      <div className={styles.top}>
        <Brand name={shell.name} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t('nav.close')}>
          <CloseIcon />
        </button>
      </div>
      <nav className={styles.pages} aria-label={t('nav.sheet')}>
        <PageMenu page={page} />
      </nav>
      <h2>{t('nav.student')}</h2>
      <StudentLinks links={shell.studentAccess} />
    </div>
  );
}
