import { useHydrated } from '../../browser/use-hydrated.ts';
import { useWords } from '../../i18n/provider.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { openConsentPreferences } from './consent-preferences.ts';

/** Opens the cookie preferences from the footer. Before the page is live, or without JavaScript, a link leads to the policy. */
export function ConsentLink() {
  const t = useWords();
  if (!useHydrated()) return <SiteLink to="cookies">{t('consent.manage')}</SiteLink>;
  return (
    <button type="button" onClick={openConsentPreferences}>
      {t('consent.manage')}
    </button>
  );
}
