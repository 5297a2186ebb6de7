import { languages, otherLanguage } from '../../i18n/language.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { usePlace } from '../../features/navigation/router.tsx';
import { answersIn } from '../../site/answer-place.ts';
import type { PageData, PageId } from '../../site/page-data.ts';
import styles from './language-toggle.module.css';

/**
 * Leads to the same page in the other language. A plain link: the document it loads is the other language's, and the
 * script in the head saves the choice on the way.
 */
export function LanguageToggle({ page, toggle }: { page: PageId; toggle: PageData['toggle'] }) {
  const t = useWords();
  const language = useLanguage();
  const other = otherLanguage(language);
  const { search } = usePlace();
  // The link carries the answers to the page's form; the server writes them into it as well.
  const answers = page === 'notFound' ? null : answersIn(page, search);
  return (
    // Its name begins with its visible text, for visitors who use speech input, and goes on with the meaning.
    <a
      className={styles.toggle}
      href={answers ? `${toggle[other]}?${answers}` : toggle[other]}
      hrefLang={other}
      lang={other}
      data-chooses-language={other}
    >
      {languages.map((each) => (
        <span key={each} className={each === language ? styles.current : undefined} aria-hidden="true">
          {each.toUpperCase()}
        </span>
      ))}
      <i className="visually-hidden">{`${other.toUpperCase()}, ${t('language.toggle')}`}</i>
    </a>
  );
}
