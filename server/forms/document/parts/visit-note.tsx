import type { Language } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { tokenName } from '../../../../src/schema/tell-me.ts';
import { routePath } from '../../../../src/site/routes.ts';
import type { FormCentre, VisitNote, VisitStep } from '../form-document-props.ts';
import { FormContact } from './form-contact.tsx';

type VisitNoteProps = { language: Language; centre: FormCentre; note: VisitNote };

const tones: Readonly<Record<VisitStep, 'success' | 'notice' | 'error'>> = {
  asked: 'notice',
  confirm: 'notice',
  place: 'success',
  waiting: 'notice',
  closed: 'notice',
  sample: 'notice',
  cancel: 'notice',
  cancelled: 'success',
  gone: 'notice',
  past: 'notice',
  unavailable: 'error',
};

/** Steps that also show the centre's contact details. */
const withContact: ReadonlySet<VisitStep> = new Set(['closed', 'sample', 'gone', 'past', 'unavailable']);

/** The page of a step of booking a visit, or of cancelling it. Only buttons change anything, links do not. */
export function VisitNoteView({ language, centre, note: { step, values, button } }: VisitNoteProps) {
  return (
    <div className="note" data-tone={tones[step]}>
      <h1 tabIndex={-1}>{formWord(`visit.${step}.title`, language)}</h1>
      <p>{formWord(`visit.${step}.text`, language, values)}</p>
      {button && (
        <form method="post" action={button.address}>
          <input type="hidden" name={tokenName} defaultValue={button.token} />
          <button className="sign" type="submit">
            {formWord(step === 'confirm' ? 'visit.confirm.button' : 'visit.cancel.button', language)}
          </button>
        </form>
      )}
      {withContact.has(step) && <FormContact language={language} centre={centre} />}
      {!button && (
        <p>
          <a href={routePath('visits', language)} target="_top">
            {formWord('visit.all', language)}
          </a>
        </p>
      )}
    </div>
  );
}
