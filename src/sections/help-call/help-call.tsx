import { useState } from 'react';
import { MailLink, type Mail } from '../../features/contact/mail-link.tsx';
import { OverlayAction } from '../../features/overlays/overlay-action.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { revealEmail } from '../../site/shell.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { CallPanel } from '../call-panel/call-panel.tsx';
import styles from './help-call.module.css';

type HelpCallProps = {
  id: string;
  title: string;
  text: string;
  action: string;
  /** Words of the floating button, which begins the same message from anywhere on the page. */
  floating: string;
  mail: Mail;
};

/** A way to reach a person, if the guide is not enough: at its end, and as a floating button on the whole page. */
export function HelpCall({ id, title, text, action, floating, mail }: HelpCallProps) {
  const t = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <CallPanel id={id} title={title} text={text} data-print="hide">
      <SignButton tone="location" arrow="forward" render={<MailLink mail={mail} onClick={() => setAsked(true)} />}>
        {action}
      </SignButton>
      {/* Not every browser has a mail program behind it. */}
      <p className={styles.address} role="status">
        {asked && t('guide.address', { email: revealEmail(mail.address) })}
      </p>
      <OverlayAction>
        <aside className={styles.floating} aria-label={title}>
          <MailLink mail={mail}>{floating}</MailLink>
        </aside>
      </OverlayAction>
    </CallPanel>
  );
}
