import type { Language } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { referenceOf } from '../../../../src/schema/form-submission.ts';
import type { FormSent } from '../form-document-props.ts';

/**
 * The confirmation. The script informs the page around the frame. Without the script, the link replaces that page by
 * the thank-you page.
 */
export function FormSentNote({ language, sent }: { language: Language; sent: FormSent }) {
  return (
    <div className="note" data-tone="success" data-sent={sent.submission} data-form={sent.form}>
      <h1 tabIndex={-1}>{formWord(sent.summary ? 'sent.proposal.title' : 'sent.title', language)}</h1>
      <p>{formWord(sent.summary ? 'sent.proposal.text' : 'sent.text', language, { email: sent.email })}</p>
      <dl className="contact">
        <div>
          <dt>{formWord('sent.reference', language)}</dt>
          {/* The automatic answer has the same reference. */}
          <dd className="data">{referenceOf(sent.submission)}</dd>
        </div>
      </dl>
      {sent.summary && (
        <>
          <dl className="asked">
            {sent.summary.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="word" data-does="print">
            {formWord('sent.print', language)}
          </button>
        </>
      )}
      <a className="sign" href={sent.thanks} target="_top">
        {formWord('sent.next', language)}
      </a>
    </div>
  );
}
