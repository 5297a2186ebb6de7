import { enquiryStates } from '../../schema/enquiry-states.ts';
import type { Language } from '../../i18n/language.ts';
import { stateName } from '../words/words.ts';
import type { Choice } from './choice-dialog.tsx';

/** The states of an enquiry as choices. */
export function stateChoices(language: Language): Choice[] {
  return enquiryStates.map((state) => ({ value: state, label: stateName(state, language) }));
}
