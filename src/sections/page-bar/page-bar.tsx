import type { ReactNode } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import type { RenderElement } from '../../ui/render-as.ts';
import styles from './page-bar.module.css';

/** A section of a long page: its anchor, and a short label. */
export type PageBarSection = { id: string; label: string };

type PageBarProps = {
  sections: readonly PageBarSection[];
  /** The link of the button, such as one to the form, and its text. */
  action: { render: RenderElement; label: ReactNode };
};

const listId = 'page-sections';

/**
 * The sticky bar of a long page, with links to its sections and to the form; `page-bar` marks the section being read.
 * On small screens their list is a popover or, without JavaScript, a row that scrolls.
 */
export function PageBar({ sections, action }: PageBarProps) {
  const t = useWords();
  return (
    <page-bar className={styles.bar} data-page-bar="" data-print="hide">
      <div className={`row gap-3 middle apart ${styles.inner} wrap`}>
        <nav className={styles.sections} aria-label={t('pageBar.label')}>
          <button className={`small strong ${styles.open}`} type="button" popoverTarget={listId}>
            {t('pageBar.label')} <ChevronIcon />
          </button>
          <ul className={`row gap-6 ${styles.list}`} id={listId} popover="auto" data-scrolls>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a className="row middle small plain" href={`#${id}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SignButton className={styles.action} render={action.render}>
          {action.label}
        </SignButton>
      </div>
    </page-bar>
  );
}
