import type { Language } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { formAddress } from '../../../../src/schema/form-submission.ts';
import { tellMeForm } from '../../../../src/schema/site-form.ts';
import { tokenName } from '../../../../src/schema/tell-me.ts';
import { routePath } from '../../../../src/site/routes.ts';
import type { FormCentre, TellMeNote, VisitNote } from '../form-document-props.ts';
import { FormContact } from './form-contact.tsx';

type Note = TellMeNote | VisitNote;

/** Steps that end something as the visitor wanted; the others are notices. */
const successes: ReadonlySet<Note['step']> = new Set(['confirmed', 'unsubscribed', 'place', 'cancelled']);

/** Steps that also show the centre's contact details. */
const withContact: ReadonlySet<Note['step']> = new Set(['closed', 'sample', 'gone', 'past', 'unavailable']);

/**
 * The page of a step of a subscription to news of an intake, or of the booking of a visit. Only buttons change anything;
 * links change nothing.
 */
export function StepNoteView({ language, centre, note }: { language: Language; centre: FormCentre; note: Note }) {
  const { kind, step, button } = note;
  const { title, text, press } = kind === 'visit' ? visitWords(note, language) : tellMeWords(note, language);
  const tone = step === 'unavailable' ? 'error' : successes.has(step) ? 'success' : 'notice';
  return (
    <div className="note" data-tone={tone}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {button && (
        <form method="post" action={button.address}>
          <input type="hidden" name={tokenName} defaultValue={button.token} />
          <button className="sign" type="submit">
            {press}
          </button>
        </form>
      )}
      {step === 'expired' && (
        <a className="sign" href={formAddress({ form: tellMeForm, language })}>
          {formWord('tellMe.expired.again', language)}
        </a>
      )}
      {withContact.has(step) && <FormContact language={language} centre={centre} />}
      {kind === 'visit' && !button && (
        <p>
          <a href={routePath('visits', language)} target="_top">
            {formWord('visit.all', language)}
          </a>
        </p>
      )}
    </div>
  );
}

/** The title of a step. */
export function stepTitle(note: Note, language: Language): string {
  return note.kind === 'visit'
    ? formWord(`visit.${note.step}.title`, language)
    : formWord(`tellMe.${note.step}.title`, language);
}

function visitWords(note: VisitNote, language: Language) {
  return {
    title: stepTitle(note, language),
    text: formWord(`visit.${note.step}.text`, language, note.values),
    press: formWord(note.step === 'confirm' ? 'visit.confirm.button' : 'visit.cancel.button', language),
  };
}

function tellMeWords(note: TellMeNote, language: Language) {
  const { step, isCall, values } = note;
  const hasOwnText = isCall && (step === 'confirm' || step === 'confirmed');
  return {
    title: stepTitle(note, language),
    text: formWord(hasOwnText ? `tellMe.${step}.call` : `tellMe.${step}.text`, language, values),
    press: formWord(step === 'unsubscribe' ? 'tellMe.unsubscribe.button' : 'tellMe.confirm.button', language),
  };
}
