import { useWords } from '../../i18n/provider.tsx';
import { dialogCommand } from '../../ui/dialog.tsx';
import { consentIds } from '../consent/consent-ids.ts';
import { BackToTop } from './back-to-top.tsx';
import { CookieIcon } from './cookie-icon.tsx';
import styles from './dock.module.css';
import { overlaySlot } from './overlay-slot.ts';
import { QuickContact } from './quick-contact.tsx';

/**
 * The floating buttons, in one place: a sign in the margin beside the content, as narrow as the margin is. So none of
 * them covers content.
 */
export function Dock() {
  const t = useWords();
  return (
    <div className={styles.dock} data-tone="deep" data-print="hide" data-dock>
      <div className={styles.slot} ref={overlaySlot} />
      <QuickContact className={styles.contact} />
      <button className={styles.cookies} type="button" {...dialogCommand('show-modal', consentIds.preferences)}>
        <CookieIcon />
        <span className={styles.name}>{t('consent.manage')}</span>
      </button>
      <BackToTop className={styles.top} />
    </div>
  );
}
