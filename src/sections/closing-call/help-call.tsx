import { MailLink, type Mail } from '../../features/contact/mail-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { CallPanel } from './call-panel.tsx';
import styles from './help-call.module.css';

type HelpCallProps = {
  id: string;
  title: string;
  text: string;
  action: string;
  /** Text of the floating button, which begins the same message. */
  floating: string;
  mail: Mail;
};

/** A link for writing to a person, at the end of the guide and as a floating button on the whole page. */
export function HelpCall({ id, title, text, action, floating, mail }: HelpCallProps) {
  const t = useWords();
  return (
    <CallPanel id={id} title={title} text={text}>
      <SignButton
        tone="location"
        arrow="forward"
        render={<MailLink mail={mail} said={t('guide.address', { email: '{email}' })} />}
      >
        {action}
      </SignButton>
      <p className={`breaks ${styles.address}`} role="status" data-mail-said="" />
      <overlay-action>
        <aside className="contents" aria-label={title}>
          <MailLink mail={mail}>{floating}</MailLink>
        </aside>
      </overlay-action>
    </CallPanel>
  );
}
