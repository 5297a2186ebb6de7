import { enquiryStates, type EnquiryState } from '../../schema/office.ts';

/** The usual next state of an enquiry: in hand, answered, enrolled. After `not-interested` and `spam` it is `new`. */
export function nextState(state: EnquiryState): EnquiryState {
  const usual = enquiryStates.slice(0, 4);
  return usual[Math.min(usual.indexOf(state) + 1, usual.length - 1)] ?? state;
}
