import { useWords } from '../../i18n/provider.tsx';
import { ContactLink } from '../contact/contact-link.tsx';
import { EmailReveal } from '../contact/email-reveal.tsx';
import { useShell } from '../page/page-context.ts';
import { HeadsetIcon } from './headset-icon.tsx';
import styles from './quick-contact.module.css';

const panelId = 'quick-contact';

type QuickContactProps = { className?: string | undefined };

/** Three ways to reach the centre. The browser itself opens and closes the panel, also by Escape. */
export function QuickContact({ className }: QuickContactProps) {
  const t = useWords();
  const { phone, email, hours } = useShell();

  return (
    <>
      <button className={className} type="button" popoverTarget={panelId}>
        <HeadsetIcon />
        <span>{t('overlay.contact')}</span>
      </button>
      <section
        className={`small ${styles.panel}`}
        data-print="hide"
        id={panelId}
        data-lower-edge=""
        popover="auto"
        data-tone="deep"
        aria-label={t('overlay.contact')}
      >
        <dl className="pairs rows">
          <div>
            <dt>{t('overlay.call')}</dt>
            <dd>
              <a href={`tel:${phone.tel}`}>{phone.display}</a>
              <small className="stack caption">{hours}</small>
            </dd>
          </div>
          <div>
            <dt>{t('overlay.email')}</dt>
            <dd>
              <EmailReveal concealed={email} />
            </dd>
          </div>
          <div>
            <dt>{t('overlay.form')}</dt>
            <dd>
              <ContactLink>{t('overlay.write')}</ContactLink>
            </dd>
          </div>
        </dl>
      </section>
    </>
  );
}
