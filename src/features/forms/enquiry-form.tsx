import { useEffect, useReducer, useRef } from 'react';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import styles from './enquiry-form.module.css';
import { FormFallback, type FormContact } from './form-fallback.tsx';
import type { FormFacts } from './providers/form-provider.ts';
import { useFormFrame } from './frame/use-form-frame.ts';

export type EnquiryFormProps = Pick<FormFacts, 'form' | 'title' | 'course' | 'campus' | 'edition'> & {
  /** Shown when the form cannot be loaded. */
  contact: FormContact;
  /** Called after a submission has been stored and acknowledged; opens the thank-you page. */
  onSubmitted(): void;
};

/**
 * A form of the configured form service, in a frame that loads when it is near the viewport. Without JavaScript, or if
 * that service fails, the site's own form service takes the enquiry.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const [attempt, retry] = useReducer((before: number) => before + 1, 0);
  // Another form, another course and another attempt need another frame: a frame keeps its first address.
  const frame = `${props.form} ${props.course} ${props.campus} ${props.edition} ${attempt}`;
  return <FormFrame key={frame} {...props} isRetried={attempt > 0} retry={retry} />;
}

type FormFrameProps = EnquiryFormProps & { isRetried: boolean; retry(): void };

function FormFrame({ contact, onSubmitted, isRetried, retry, ...facts }: FormFrameProps) {
  const t = useWords();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const state = useFormFrame(host, { ...facts, language }, onSubmitted);
  useEffect(() => {
    // The pressed retry button is gone: the focus moves to the new form.
    if (isRetried) place.current?.focus();
  }, [isRetried]);
  const { form, title, course, campus, edition } = facts;
  const address = formAddress({ form, language, course, campus, edition });
  return (
    <div className={styles.form} data-state={state} data-print="hide">
      <div ref={place} className={styles.place} data-fields={form} tabIndex={-1}>
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
        {state === 'failed' && <FormFallback contact={contact} address={address} retry={retry} />}
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
