import { languages, otherLanguage } from '../../i18n/language.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { usePlace } from '../../features/navigation/router.tsx';
import { answersIn } from '../../site/answer-place.ts';
import type { PageData, PageId } from '../../site/page-data.ts';
import styles from './language-toggle.module.css';

/**
 * Links to the same page in the other language. The link loads another document, whose script in the head saves the
 * choice.
 */
export function LanguageToggle({ page, toggle }: { page: PageId; toggle: PageData['toggle'] }) {
  const t = useWords();
  const language = useLanguage();
  const other = otherLanguage(language);
  const { search } = usePlace();
  // The link includes the answers of the page's form; the server adds them too.
  const answers = page === 'notFound' ? null : answersIn(page, search);
  return (
    // The accessible name begins with the visible text, for users of speech input, and then explains it.
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
