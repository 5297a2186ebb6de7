import { useWords } from '../../i18n/provider.tsx';

/** Leads keyboards past the header; it shows when it is focused. */
export function SkipLink() {
  const t = useWords();
  return (
    <a className="skip-link" href="#main">
      {t('nav.skip')}
    </a>
  );
}
