import { useId, type FormEvent } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { ConsentChoice } from './consent-state.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import styles from './preferences-dialog.module.css';

export type PreferencesDialogProps = {
  open: boolean;
  /** The decision that stands; null when there is none, and nothing is ticked beforehand. */
  stored: ConsentChoice | null;
  onClose: () => void;
  onSave: (choice: ConsentChoice) => void;
};

/** One switch for each category. Closing it any other way than by saving changes nothing. */
export function PreferencesDialog({ open, stored, onClose, onSave }: PreferencesDialogProps) {
  const t = useWords();
  const formId = useId();

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onSave({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={styles.dialog}
      data-tone="deep"
      title={t('consent.preferences')}
      closeLabel={t('consent.close')}
      actions={
        <SignButton className={styles.save} type="submit" form={formId}>
          {t('consent.save')}
        </SignButton>
      }
    >
      <form id={formId} className={styles.categories} onSubmit={save}>
        <ConsentSwitch label={t('consent.necessary')} text={t('consent.necessaryText')} disabled defaultChecked />
        <ConsentSwitch
          name="analytics"
          label={t('consent.analytics')}
          text={t('consent.analyticsText')}
          defaultChecked={stored?.analytics ?? false}
        />
        <ConsentSwitch
          name="marketing"
          label={t('consent.marketing')}
          text={t('consent.marketingText')}
          defaultChecked={stored?.marketing ?? false}
        />
      </form>
      <p>
        <SiteLink className={styles.policy} to="cookies" onClick={onClose}>
          {t('consent.policy')}
        </SiteLink>
      </p>
    </Dialog>
  );
}
