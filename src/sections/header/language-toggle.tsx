import { languages, otherLanguage } from '../../i18n/language.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { useAddress } from '../../features/page/address.tsx';
import type { RouteParams } from '../../site/links.ts';
import type { PageId } from '../../site/page-data.ts';
import { toggleTarget } from '../../site/toggle-target.ts';
import styles from './header.module.css';

/** Links to the other language's document of a page; the script in its head saves the choice. */
export function LanguageToggle({ page, params }: { page: PageId; params: RouteParams }) {
  const t = useWords();
  const language = useLanguage();
  const other = otherLanguage(language);
  const { search } = useAddress();
  return (
    // The accessible name begins with the visible text, for users of speech input, and then explains it.
    <a
      className={`row plain ${styles.toggle}`}
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
