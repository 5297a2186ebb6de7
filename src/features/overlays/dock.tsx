import { useMediaQuery } from '../../browser/use-media-query.ts';
import { useWords } from '../../i18n/provider.tsx';
import { dialogCommand } from '../../ui/dialog.tsx';
import { consentIds } from '../consent/consent-ids.ts';
import { BackToTop } from './back-to-top.tsx';
import { CookieIcon } from './cookie-icon.tsx';
import styles from './dock.module.css';
import { overlaySlot } from './overlay-slot.ts';
import { QuickContact } from './quick-contact.tsx';
import { useScrolledUp } from './use-scrolled-up.ts';

/**
 * All floating buttons. They are in the margin beside the content and not wider than that margin, so that they cover no
 * content. On a phone, one button opens a panel with the others; that button is shown after scrolling up.
 */
export function Dock() {
  const t = useWords();
  const isOne = useMediaQuery('(width < 48rem)');
  const isUp = useScrolledUp();
  const others = (
    <>
      <div className={styles.slot} ref={overlaySlot} />
      <button className={styles.cookies} type="button" {...dialogCommand('show-modal', consentIds.preferences)}>
        <CookieIcon />
        <span className={styles.name}>{t('consent.manage')}</span>
      </button>
      <BackToTop className={styles.top} />
    </>
  );
  return (
    <div className={styles.dock} data-tone="deep" data-print="hide" data-dock data-away={isUp ? undefined : ''}>
      <QuickContact className={styles.contact}>{isOne && <div className={styles.others}>{others}</div>}</QuickContact>
      {!isOne && others}
    </div>
  );
}
