import { expect, test } from 'vitest';
import { enquiryStates, enquiryTraits } from './enquiry-states.ts';

test('an enquiry passes from new to enrolled, and a closed one is opened again', () => {
  expect(enquiryStates.map((state) => [state, enquiryTraits[state].next])).toEqual([
    ['new', 'in-hand'],
    ['in-hand', 'answered'],
    ['answered', 'enrolled'],
    ['enrolled', 'enrolled'],
    ['not-interested', 'new'],
    ['spam', 'new'],
  ]);
});
