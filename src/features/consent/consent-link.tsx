import { useHydrated } from '../../browser/use-hydrated.ts';
import { useWords } from '../../i18n/provider.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import styles from './consent-link.module.css';
import { openConsentPreferences } from './consent-preferences.ts';

/** Opens the cookie preferences from the footer. Without scripts a link to the policy stands in its place. */
export function ConsentLink() {
  const t = useWords();
  const isHydrated = useHydrated();
  return (
    <>
      <button className={styles.open} type="button" onClick={openConsentPreferences}>
        {t('consent.manage')}
      </button>
      {!isHydrated && (
        <span className={styles.plain}>
          <SiteLink to="cookies">{t('consent.manage')}</SiteLink>
        </span>
      )}
    </>
  );
}
