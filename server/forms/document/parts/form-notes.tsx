import { errorSummary, formWord } from '../../../../src/i18n/words/forms.ts';
import { type FieldName, fieldOf } from '../../../../src/schema/fields/field-names.ts';
import type {
  FormCentre,
  FormDocumentProps,
  FormNotice,
  FormSent,
  FormSheet,
  FormTrouble,
} from '../form-document-props.ts';
import { FormContact } from './form-contact.tsx';
import type { Language } from '../../../../src/i18n/language.ts';
import { referenceOf } from '../../../../src/schema/form-submission.ts';

type FormNotesProps = Pick<FormDocumentProps, 'language' | 'centre'> & { sheet: FormSheet };

/**
 * The note above the fields that says why the form was refused. The script writes its own messages into the same
 * element.
 */
export function FormNotes({ language, centre, sheet }: FormNotesProps) {
  const { errors, notice } = sheet;
  const wrong = Object.keys(errors) as FieldName[];
  return (
    <>
      <div className="notes" role="alert" data-notes="">
        {wrong.length > 0 && (
          <div className="note" data-tone="error">
            <p>
              <strong>{errorSummary(wrong.length, language)}</strong>
            </p>
            <ul>
              {wrong.map((name) => (
                <li key={name}>
                  <a href={`#field-${name}`}>{fieldOf(name).label[language]}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {notice && <Notice language={language} centre={centre} notice={notice} />}
      </div>
      <template data-notice="failed">
        <Notice language={language} centre={centre} notice="failed" />
      </template>
      <template
        data-notice="errors"
        data-one={formWord('errors.one', language)}
        data-other={formWord('errors.other', language)}
      />
    </>
  );
}

/**
 * Notices that ask for one more step. They are no failures, so they have neither the tone of an error nor contact
 * details.
 */
const steps: ReadonlySet<FormNotice> = new Set(['again', 'another']);

function Notice({ language, centre, notice }: Pick<FormNotesProps, 'language' | 'centre'> & { notice: FormNotice }) {
  return (
    <div className="note" data-tone={steps.has(notice) ? 'notice' : 'error'}>
      <p>
        <strong>{formWord(`notice.${notice}.title`, language)}</strong>
      </p>
      <p>{formWord(`notice.${notice}.text`, language)}</p>
      {!steps.has(notice) && <FormContact language={language} centre={centre} />}
    </div>
  );
}

type FormProblemNoteProps = { language: Language; centre: FormCentre; trouble: FormTrouble };

/** Explains an error on a page without a form, and offers phone and e-mail. */
export function FormProblemNote({ language, centre, trouble: { problem, again } }: FormProblemNoteProps) {
  return (
    <div className="note" data-tone="error">
      <h1>{formWord(`problem.${problem}.title`, language)}</h1>
      <p>{formWord(`problem.${problem}.text`, language)}</p>
      <FormContact language={language} centre={centre} />
      <a className="sign" href={again}>
        {formWord('problem.again', language)}
      </a>
    </div>
  );
}

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
