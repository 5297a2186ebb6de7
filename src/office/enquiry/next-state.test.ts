import { expect, test } from 'vitest';
import type { EnquiryState } from '../../schema/office.ts';
import { nextState } from './next-state.ts';

test.each<[EnquiryState, EnquiryState]>([
  ['new', 'in-hand'],
  ['in-hand', 'answered'],
  ['answered', 'enrolled'],
  ['enrolled', 'enrolled'],
  ['spam', 'new'],
  ['not-interested', 'new'],
])('the usual state after %s is %s', (state, next) => {
  expect(nextState(state)).toBe(next);
});
