import { errorSummary, formWord } from '../../../../src/i18n/words/forms.ts';
import { fieldOf, type FieldName } from '../../../../src/schema/fields/field-names.ts';
import type { FormDocumentProps, FormNotice, FormSheet } from '../form-document-props.ts';
import { FormContact } from './form-contact.tsx';

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
