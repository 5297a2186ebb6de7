import { useWords } from '../../i18n/provider.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { EmailReveal } from '../contact/email-reveal.tsx';
import styles from './enquiry-form.module.css';

/** Phone and e-mail shown when the form does not load; the e-mail is encoded by `concealEmail`. */
export type FormContact = { phone: { display: string; tel: string }; email: string };

/** Replaces a form when its script or its frame fails. */
export function FormFallback({ contact: { phone, email }, address }: { contact: FormContact; address: string }) {
  const t = useWords();
  return (
    <div className={`stack gap-4 leading packed panel ${styles.fallback}`} role="status" data-fallback="" hidden>
      <p>
        <strong>{t('form.failed.title')}</strong>
      </p>
      <p>{t('form.failed.text')}</p>
      <dl className="stack gap-1 pairs">
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a className="link" href={`tel:${phone.tel}`}>
            {phone.display}
          </a>
        </dd>
        <dt>{t('contact.email')}</dt>
        <dd>
          <EmailReveal concealed={email} />
        </dd>
      </dl>
      <SignButton data-retry="">{t('failure.retry')}</SignButton>
      <a className="link" href={address}>
        {t('form.open')}
      </a>
    </div>
  );
}
