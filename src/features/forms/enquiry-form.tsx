import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import { useShell } from '../page/page-context.ts';
import styles from './enquiry-form.module.css';
import { FormFallback } from './form-fallback.tsx';
import type { FormFacts } from './providers/form-provider.ts';

export type EnquiryFormProps = Pick<FormFacts, 'form' | 'title' | 'course' | 'campus' | 'edition'> & {
  /** The page that a submission leads to; without it the form's frame thanks by itself. */
  thanks?: string | undefined;
};

/**
 * A form of the configured form service, in a frame that `enquiry-form` loads when it is near the viewport. Without
 * JavaScript, or if that service fails, the site's own form service takes the enquiry.
 */
export function EnquiryForm({ form, title, course, campus, edition, thanks }: EnquiryFormProps) {
  const t = useWords();
  const language = useLanguage();
  const contact = useShell();
  const address = formAddress({ form, language, course, campus, edition });
  return (
    <enquiry-form className={styles.form} data-state="waiting" data-thanks={thanks} data-print="hide">
      <div className={`stack ${styles.place}`} data-fields={form} tabIndex={-1}>
        <div
          className={styles.host}
          data-form={form}
          data-lang={language}
          data-title={title}
          data-course={course}
          data-campus={campus}
          data-edition={edition}
        />
        <p className={`quiet panel ${styles.waiting}`} data-waiting="">
          {t('form.loading')}
        </p>
        <FormFallback contact={contact} address={address} />
        <noscript>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a document of this site, under the same policy as its pages */}
          <iframe title={title} src={address} />
        </noscript>
      </div>
      <noscript>
        <a href={address}>{t('form.open')}</a>
      </noscript>
    </enquiry-form>
  );
}
