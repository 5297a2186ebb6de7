import { expect, test } from 'vitest';
import { countedText, leadToCount } from './lead-to-count.ts';

const id = '3e0f2f5a-7f0e-4f43-9a58-0d0f6a1b2c3d';
const submission = { id, form: 'contact', page: '/contacto' } as const;
const unnamed = { id: null, form: null, page: null };

test.each([
  ['a submission counts', { submission }, submission],
  ['a submission that was counted does not count again', { submission, counted: JSON.stringify([id]) }, null],
  ['a submission counts after another one', { submission, counted: JSON.stringify(['other']) }, submission],
  ['an enquiry without an id counts', {}, unnamed],
  ['a second enquiry without an id does not count', { counted: JSON.stringify([null]) }, null],
  ['a visit after a submission counts nothing', { counted: JSON.stringify([id]) }, null],
  ['a submission counts after an enquiry without an id', { submission, counted: JSON.stringify([null]) }, submission],
  ['an unreadable list counts as empty', { submission, counted: '{' }, submission],
  ['a reload counts nothing, even if nothing could be stored', { isReopened: true }, null],
])('%s', (_situation, facts, expected) => {
  expect(leadToCount({ submission: null, counted: null, isReopened: false, ...facts })).toEqual(expected);
});

test('the ids of counted enquiries are written in order', () => {
  expect(countedText(countedText(null, unnamed), { id })).toBe(JSON.stringify([null, id]));
});
