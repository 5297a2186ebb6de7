import { languages, otherLanguage } from '../../i18n/language.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { usePlace } from '../../features/navigation/router.tsx';
import { matchPath } from '../../site/match.ts';
import type { PageId } from '../../site/page-data.ts';
import { toggleTarget } from '../../site/toggle-target.ts';
import styles from './language-toggle.module.css';

/**
 * Links to the other language's version of the page at the current address, even while this page is loading. The link
 * loads another document, whose script in the head saves the choice.
 * @param shown the page on the screen
 */
export function LanguageToggle({ shown }: { shown: PageId }) {
  const t = useWords();
  const language = useLanguage();
  const other = otherLanguage(language);
  const { pathname, search } = usePlace();
  const match = matchPath(pathname);
  const [page, params] =
    match.kind === 'none' || shown === 'notFound' ? (['notFound', {}] as const) : [match.route, match.params];
  return (
    // The accessible name begins with the visible text, for users of speech input, and then explains it.
    <a
      className={styles.toggle}
      href={toggleTarget(page, other, params, search)}
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
