import { useRef } from 'react';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import type { FormId } from '../../schema/enquiry.ts';
import type { FormSubmission } from '../../schema/form-submission.ts';
import styles from './enquiry-form.module.css';
import { FormFallback, type FormContact } from './form-fallback.tsx';
import { providers, type ProviderName } from './providers/registry.ts';
import { useFormFrame } from './use-form-frame.ts';

export type EnquiryFormProps = {
  form: FormId;
  /** Names the frame for those who do not see it: what its heading says. */
  title: string;
  /** Course or campus that the page is about. */
  course?: string | undefined;
  campus?: string | undefined;
  /** Shown when the form cannot be had. */
  contact: FormContact;
  /** Called once a submission has been stored and acknowledged: leads to the thank-you page. */
  onSubmitted(submission: FormSubmission): void;
  provider?: ProviderName | undefined;
};

/** A form of the configured form service, in a frame that is loaded when it comes near the window. */
export function EnquiryForm(props: EnquiryFormProps) {
  // A frame keeps the address it was loaded with: another form, or one about another course, is another frame.
  return <FormFrame key={`${props.form} ${props.course} ${props.campus}`} {...props} />;
}

function FormFrame({
  form,
  title,
  course,
  campus,
  contact,
  onSubmitted,
  provider: name = 'builtin',
}: EnquiryFormProps) {
  const t = useWords();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const provider = providers[name];
  const context = { form, language, course, campus };
  const address = provider.address(context);
  const { state, height } = useFormFrame(frame, { form, provider, onSubmitted });
  return (
    <div className={styles.form} data-state={state} data-print="hide">
      <div className={styles.place} data-fields={form}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a document of this site, under the same policy as its pages */}
        <iframe ref={frame} className={styles.frame} title={title} height={height} {...provider.attributes(context)} />
        {state === 'waiting' && <p className={styles.waiting}>{t('form.loading')}</p>}
        {state === 'failed' && <FormFallback contact={contact} address={address} />}
        <noscript>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same document */}
          <iframe className={styles.frame} title={title} src={address} />
        </noscript>
      </div>
      <noscript>
        <a href={address}>{t('form.open')}</a>
      </noscript>
    </div>
  );
}
