import type { Language } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import type { FormCentre, FormTrouble } from '../form-document-props.ts';
import { FormContact } from './form-contact.tsx';

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
