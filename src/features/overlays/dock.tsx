import { useWords } from '../../i18n/provider.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { dialogCommand } from '../../ui/dialog.tsx';
import { consentIds } from '../consent/consent-ids.ts';
import { CookieIcon } from './cookie-icon.tsx';
import styles from './dock.module.css';
import { QuickContact } from './quick-contact.tsx';

/**
 * All floating buttons. They are in the margin beside the content and not wider than that margin, so that they cover no
 * content; on phones `floating-dock` hides them while the visitor scrolls down.
 */
export function Dock() {
  const t = useWords();
  return (
    <floating-dock className={styles.dock} data-tone="deep" data-print="hide" data-dock="" data-lower-edge="">
      <QuickContact className={styles.contact} />
      <div className={styles.slot} data-dock-slot="" />
      <button className={styles.cookies} type="button" {...dialogCommand('show-modal', consentIds.preferences)}>
        <CookieIcon />
        <span className={`stack ${styles.name}`}>{t('consent.manage')}</span>
      </button>
      <button className={styles.top} type="button" aria-label={t('overlay.top')} data-top="" data-hidden="">
        <ArrowIcon />
      </button>
    </floating-dock>
  );
}
