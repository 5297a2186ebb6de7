import { enquiryStates, type EnquiryState } from '../../schema/office.ts';

/** The usual next state: an enquiry is taken in hand, answered, enrolled. */
export function nextState(state: EnquiryState): EnquiryState {
  const usual = enquiryStates.slice(0, 4);
  return usual[Math.min(usual.indexOf(state) + 1, usual.length - 1)] ?? state;
}
