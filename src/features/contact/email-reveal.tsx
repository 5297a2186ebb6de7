import { useState } from 'react';
import { track } from '../analytics/track.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { revealEmail } from '../../site/shell.ts';
import styles from './email-reveal.module.css';

/** Stays the same function, so that React calls it only when the link appears. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/**
 * The centre's e-mail address behind a button, so that harvesters do not find it in the page. Without JavaScript, a
 * link to the contact page.
 */
export function EmailReveal({ concealed }: { concealed: string }) {
  const t = useWords();
  const [email, setEmail] = useState<string | null>(null);
  function reveal(): void {
    setEmail(revealEmail(concealed));
    track('email_reveal', { page: window.location.pathname });
  }
  if (email) {
    return (
      <a className={styles.email} href={`mailto:${email}`} ref={takeFocus}>
        {email}
      </a>
    );
  }
  return (
    <>
      <button className={styles.reveal} type="button" onClick={reveal}>
        {t('contact.reveal')} <span className="visually-hidden">{t('contact.revealed')}</span>
      </button>
      <noscript>
        <SiteLink to="contact">{t('contact.withoutScript')}</SiteLink>
      </noscript>
    </>
  );
}
