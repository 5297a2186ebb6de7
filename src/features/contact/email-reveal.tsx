import { useWords } from '../../i18n/provider.tsx';
import { SiteLink } from '../page/site-link.tsx';
import styles from './email-reveal.module.css';

/**
 * The centre's e-mail address behind a button, so that harvesters do not find it in the page; `email-reveal` replaces
 * the button by a link. Without JavaScript, a link to the contact page.
 */
export function EmailReveal({ concealed }: { concealed: string }) {
  const t = useWords();
  return (
    <>
      <email-reveal data-concealed={concealed} data-class="breaks">
        <button className={`strong ${styles.reveal}`} type="button" data-script="needed">
          {t('contact.reveal')} <span className="visually-hidden">{t('contact.revealed')}</span>
        </button>
      </email-reveal>
      <noscript>
        <SiteLink to="contact">{t('contact.withoutScript')}</SiteLink>
      </noscript>
    </>
  );
}
