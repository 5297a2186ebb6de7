import { useWords } from '../../i18n/provider.tsx';
import { dialogCommand } from '../../ui/dialog.tsx';
import { SiteLink } from '../page/site-link.tsx';
import { consentIds } from './consent-ids.ts';

/** The button that opens the cookie preferences. Without scripts, a link to the policy replaces the button. */
export function ConsentLink() {
  const t = useWords();
  return (
    <>
      <button type="button" data-script="needed" {...dialogCommand('show-modal', consentIds.preferences)}>
        {t('consent.manage')}
      </button>
      <noscript>
        <SiteLink to="cookies">{t('consent.manage')}</SiteLink>
      </noscript>
    </>
  );
}
