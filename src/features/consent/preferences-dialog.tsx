import { useWords } from '../../i18n/provider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { SiteLink } from '../page/site-link.tsx';
import { consentIds } from './consent-ids.ts';
import { ConsentSwitch } from './consent-switch.tsx';

const formId = `${consentIds.preferences}-form`;

/** One switch for each category: all but the necessary one are off at first. Only saving changes the decision. */
export function PreferencesDialog() {
  const t = useWords();
  return (
    <Dialog
      id={consentIds.preferences}
      className="choices-dialog"
      data-tone="deep"
      title={t('consent.preferences')}
      closeLabel={t('consent.close')}
      actions={
        <SignButton className="choices-save" type="submit" form={formId}>
          {t('consent.save')}
        </SignButton>
      }
    >
      <form id={formId} className="choices-categories" method="dialog" data-said={t('consent.savedChoice')}>
        <ConsentSwitch
          name="necessary"
          label={t('consent.necessary')}
          text={t('consent.necessaryText')}
          disabled
          defaultChecked
        />
        <ConsentSwitch name="analytics" label={t('consent.analytics')} text={t('consent.analyticsText')} />
        <ConsentSwitch name="marketing" label={t('consent.marketing')} text={t('consent.marketingText')} />
      </form>
      <p>
        <SiteLink className="strong choices-policy" to="cookies">
          {t('consent.policy')}
        </SiteLink>
      </p>
    </Dialog>
  );
}
