import { expect, test } from 'vitest';
import { visitDay, visitHour, visitTime } from './visit-words.ts';
import { madridMoment, takesBookings, visitState } from './visits.ts';

const visit = { day: '2026-03-14', bookUntil: '2026-03-12' };

test.each([
  ['2026-03-12', 'open'],
  ['2026-03-13', 'closed'],
  ['2026-03-14', 'closed'],
  ['2026-03-15', 'past'],
])('on %s a session that can be booked until the twelfth is %s', (today, state) => {
  expect(visitState(visit, today)).toBe(state);
});

test('without `bookUntil`, booking ends the day before; a cancelled session is also past after its day', () => {
  expect(visitState({ day: '2026-03-14' }, '2026-03-13')).toBe('open');
  expect(visitState({ day: '2026-03-14' }, '2026-03-14')).toBe('closed');
  expect(visitState({ ...visit, cancelled: true }, '2026-03-14')).toBe('cancelled');
  expect(visitState({ ...visit, cancelled: true }, '2026-03-15')).toBe('past');
});

test.each([
  ['2026-03-28', '2026-03-28T16:30:00.000Z'],
  ['2026-03-29', '2026-03-29T15:30:00.000Z'],
  ['2026-10-24', '2026-10-24T15:30:00.000Z'],
  ['2026-10-25', '2026-10-25T16:30:00.000Z'],
])('half past five in Madrid on %s, near a clock change, is %s', (day, moment) => {
  expect(madridMoment(day, '17:30').toISOString()).toBe(moment);
  expect(visitHour(moment, 'es')).toBe('17:30 (16:30 en Canarias)');
});

test('day and hour are written in both languages', () => {
  const startsAt = '2026-03-14T10:00:00.000Z';
  expect(visitTime(startsAt, 'es')).toBe('sábado, 14 de marzo de 2026, a las 11:00 (10:00 en Canarias)');
  expect(visitTime(startsAt, 'en')).toBe('Saturday, March 14, 2026 at 11:00 (10:00 in the Canary Islands)');
  expect(visitDay('2026-03-14T23:30:00.000Z', 'es')).toBe('domingo, 15 de marzo de 2026');
});

test('bookings end after their last day or when the session begins; a sample or cancelled session takes none', () => {
  const facts = {
    isSample: false,
    cancelled: false,
    bookUntil: '2026-03-14',
    startsAt: '2026-03-14T10:00:00.000Z',
  };
  const at = (time: string, changes: Partial<typeof facts> = {}) =>
    takesBookings({ ...facts, ...changes }, new Date(time));
  expect(at('2026-03-14T09:59:59.000Z')).toBe(true);
  expect(at('2026-03-14T10:00:00.000Z')).toBe(false);
  expect(at('2026-03-12T22:59:59.000Z', { bookUntil: '2026-03-12' })).toBe(true);
  expect(at('2026-03-12T23:00:00.000Z', { bookUntil: '2026-03-12' })).toBe(false);
  expect(at('2026-03-01T10:00:00.000Z', { isSample: true })).toBe(false);
  expect(at('2026-03-01T10:00:00.000Z', { cancelled: true })).toBe(false);
});
