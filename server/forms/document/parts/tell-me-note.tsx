import type { Language } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { formAddress } from '../../../../src/schema/form-submission.ts';
import { tellMeForm } from '../../../../src/schema/site-form.ts';
import { tokenName } from '../../../../src/schema/tell-me.ts';
import type { FormCentre, TellMeNote, TellMeStep } from '../form-document-props.ts';
import { FormContact } from './form-contact.tsx';

type TellMeNoteProps = { language: Language; centre: FormCentre; note: TellMeNote };

const tones: Readonly<Record<TellMeStep, 'success' | 'notice' | 'error'>> = {
  asked: 'notice',
  confirm: 'notice',
  confirmed: 'success',
  expired: 'notice',
  unsubscribe: 'notice',
  unsubscribed: 'success',
  unavailable: 'error',
};

/**
 * The page of a step of subscribing to news of an intake, or of unsubscribing. Only buttons change anything; links
 * change nothing.
 */
export function TellMeNoteView({ language, centre, note: { step, values, button, isCall } }: TellMeNoteProps) {
  return (
    <div className="note" data-tone={tones[step]}>
      <h1 tabIndex={-1}>{formWord(`tellMe.${step}.title`, language)}</h1>
      <p>{formWord(isCall && hasCallText(step) ? `tellMe.${step}.call` : `tellMe.${step}.text`, language, values)}</p>
      {button && (
        <form method="post" action={button.address}>
          <input type="hidden" name={tokenName} defaultValue={button.token} />
          <button className="sign" type="submit">
            {formWord(step === 'unsubscribe' ? 'tellMe.unsubscribe.button' : 'tellMe.confirm.button', language)}
          </button>
        </form>
      )}
      {step === 'expired' && (
        <a className="sign" href={formAddress({ form: tellMeForm, language })}>
          {formWord('tellMe.expired.again', language)}
        </a>
      )}
      {step === 'unavailable' && <FormContact language={language} centre={centre} />}
    </div>
  );
}

function hasCallText(step: TellMeStep): step is 'confirm' | 'confirmed' {
  return step === 'confirm' || step === 'confirmed';
}
