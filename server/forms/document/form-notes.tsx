import { errorSummary, fieldLabels, formWord } from '../../../src/i18n/words/forms.ts';
import { fieldNames } from '../../../src/schema/forms.ts';
import type { FormDocumentProps, FormNotice, FormSheet } from './form-document-props.ts';
import { FormContact } from './form-contact.tsx';

type FormNotesProps = Pick<FormDocumentProps, 'language' | 'centre'> & { sheet: FormSheet };

/** Above the fields: why the form was not taken. The script writes here too, and what it may need stands ready. */
export function FormNotes({ language, centre, sheet }: FormNotesProps) {
  const { errors, notice } = sheet;
  const wrong = fieldNames.filter((name) => errors[name]);
  return (
    <>
      <div className="notes" role="alert" data-notes="">
        {wrong.length > 0 && (
          <div className="note" data-tone="error">
            <p>
              <strong>{errorSummary(errors, language)}</strong>
            </p>
            <ul>
              {wrong.map((name) => (
                <li key={name}>
                  <a href={`#field-${name}`}>{fieldLabels[name][language]}</a>
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

function Notice({ language, centre, notice }: Pick<FormNotesProps, 'language' | 'centre'> & { notice: FormNotice }) {
  return (
    <div className="note" data-tone={notice === 'again' ? 'notice' : 'error'}>
      <p>
        <strong>{formWord(`notice.${notice}.title`, language)}</strong>
      </p>
      <p>{formWord(`notice.${notice}.text`, language)}</p>
      {notice !== 'again' && <FormContact language={language} centre={centre} />}
    </div>
  );
}
