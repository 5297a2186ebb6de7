import { languages, otherLanguage } from '../../i18n/language.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import type { PageData } from '../../site/page-data.ts';
import styles from './language-toggle.module.css';

/**
 * Leads to the same page in the other language. A plain link: the document it loads is the other language's, and the
 * script in the head saves the choice on the way.
 */
export function LanguageToggle({ toggle }: { toggle: PageData['toggle'] }) {
  const t = useWords();
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <a className={styles.toggle} href={toggle[other]} hrefLang={other} lang={other} data-chooses-language={other}>
      {/* The name is the code that is seen, for whoever speaks to the browser, and the word that says what it means. */}
      {languages.map((each) =>
        each === language ? (
          <span key={each} className={styles.current} aria-hidden="true">
            {each.toUpperCase()}
          </span>
        ) : (
          <span key={each}>
            {each.toUpperCase()} <span className="visually-hidden">{t('language.toggle')}</span>
          </span>
        ),
      )}
    </a>
  );
}
