import { useWords } from '../../i18n/provider.tsx';
import styles from './skip-link.module.css';

/** Leads keyboards past the header; it shows when it is focused. */
export function SkipLink() {
  const t = useWords();
  return (
    <a className={styles.skip} href="#main">
      {t('nav.skip')}
    </a>
  );
}
