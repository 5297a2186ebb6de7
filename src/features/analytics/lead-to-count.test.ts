import { expect, test } from 'vitest';
import { countedText, leadToCount } from './lead-to-count.ts';

const id = '3e0f2f5a-7f0e-4f43-9a58-0d0f6a1b2c3d';
const submission = JSON.stringify({ id, form: 'contact', page: '/contacto' });
const lead = { id, form: 'contact', page: '/contacto' };
const unnamed = { id: null, form: null, page: null };

test.each([
  ['a submission counts', submission, null, lead],
  ['the same one never again', submission, JSON.stringify([id]), null],
  ['another one does', submission, JSON.stringify(['other']), lead],
  ['one without an id counts once', null, null, unnamed],
  ['and not a second time', null, JSON.stringify([null]), null],
  ['a reload after a submission counts nothing', null, JSON.stringify([id]), null],
  ['a submission counts after one without an id', submission, JSON.stringify([null]), lead],
  ['an unreadable list is an empty one', submission, '{', lead],
  ['an unreadable submission has no id', '{"id":7}', null, unnamed],
  ['an unknown form is left out', JSON.stringify({ id, form: 'x', page: 3 }), null, { id, form: null, page: null }],
  [
    'a page loses its query',
    JSON.stringify({ id, page: '/cursos?email=a#b' }),
    null,
    { id, form: null, page: '/cursos' },
  ],
])('%s', (_situation, stored, counted, expected) => {
  expect(leadToCount(stored, counted)).toEqual(expected);
});

test('what was counted is remembered in order', () => {
  expect(countedText(countedText(null, unnamed), { ...unnamed, id })).toBe(JSON.stringify([null, id]));
});
