import { useWords } from '../../i18n/provider.tsx';

/** Lets keyboard users skip the header; visible when focused. */
export function SkipLink() {
  const t = useWords();
  return (
    <a className="skip-link" href="#main">
      {t('nav.skip')}
    </a>
  );
}
