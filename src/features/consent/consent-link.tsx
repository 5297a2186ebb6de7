import type { MouseEvent } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { openConsentPreferences } from './consent-preferences.ts';

/** Opens the cookie preferences from the footer. Before the page is live, or without JavaScript, it leads to the policy. */
export function ConsentLink() {
  const t = useWords();
  function open(event: MouseEvent): void {
    event.preventDefault();
    openConsentPreferences();
  }
  return (
    <SiteLink to="cookies" onClick={open}>
      {t('consent.manage')}
    </SiteLink>
  );
}
