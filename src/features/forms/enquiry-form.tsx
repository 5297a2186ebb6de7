import { useRef } from 'react';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import styles from './enquiry-form.module.css';
import { FormFallback, type FormContact } from './form-fallback.tsx';
import type { FormFacts } from './providers/form-provider.ts';
import { useFormFrame } from './frame/use-form-frame.ts';

export type EnquiryFormProps = Pick<FormFacts, 'form' | 'title' | 'course' | 'campus' | 'edition'> & {
  /** Shown when the form cannot be loaded. */
  contact: FormContact;
  /** Called once a submission has been stored and acknowledged: leads to the thank-you page. */
  onSubmitted(): void;
};

/**
 * A form of the configured form service, in a frame that is loaded near the window. Without JavaScript, or if that
 * service fails, the site's own form service takes the enquiry.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  // Another form, or one about another course, needs another frame: a frame keeps its first address.
  return <FormFrame key={`${props.form} ${props.course} ${props.campus} ${props.edition}`} {...props} />;
}

function FormFrame({ contact, onSubmitted, ...facts }: EnquiryFormProps) {
  const t = useWords();
  const language = useLanguage();
  const host = useRef<HTMLDivElement>(null);
  const state = useFormFrame(host, { ...facts, language }, onSubmitted);
  const { form, title, course, campus, edition } = facts;
  const address = formAddress({ form, language, course, campus, edition });
  return (
    <div className={styles.form} data-state={state} data-print="hide">
      <div className={styles.place} data-fields={form}>
        <div
          ref={host}
          className={styles.host}
          data-form={form}
          data-lang={language}
          data-title={title}
          data-course={course}
          data-campus={campus}
          data-edition={edition}
        />
        {state === 'waiting' && <p className={styles.waiting}>{t('form.loading')}</p>}
        {state === 'failed' && <FormFallback contact={contact} address={address} />}
        <noscript>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a document of this site, under the same policy as its pages */}
          <iframe title={title} src={address} />
        </noscript>
      </div>
      <noscript>
        <a href={address}>{t('form.open')}</a>
      </noscript>
    </div>
  );
}
