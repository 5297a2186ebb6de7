import { expect, test } from 'vitest';
import type { Edition } from '../schema/editions.ts';
import { addDays, addMonths, lastDayOf, madridDay } from './days.ts';
import {
  byStart,
  editionState,
  isListed,
  isOpen,
  lastDay,
  latestStarted,
  nextEdition,
  stateChanges,
  startSpan,
} from './editions.ts';

const base: Edition = {
  id: 'tower-2025-11',
  course: 'tower',
  campus: 'madrid',
  start: { day: '2025-11-25' },
  length: { amount: 6, unit: 'month' },
  places: 16,
};

const states: readonly (readonly [facts: Partial<Edition>, today: string, state: string])[] = [
  [{}, '2025-10-30', 'open'],
  [{}, '2025-11-24', 'open'],
  [{}, '2025-11-25', 'started'],
  [{}, '2026-05-24', 'started'],
  [{}, '2026-05-25', 'finished'],
  [{ end: '2026-05-20' }, '2026-05-20', 'started'],
  [{ end: '2026-05-20' }, '2026-05-21', 'finished'],
  [{ placesLeft: 5 }, '2025-10-30', 'open'],
  [{ placesLeft: 4 }, '2025-10-30', 'last-places'],
  [{ placesLeft: 0 }, '2025-10-30', 'full'],
  [{ full: true }, '2025-10-30', 'full'],
  [{ full: true }, '2025-11-25', 'started'],
  [{ places: 6, placesLeft: 2 }, '2025-10-30', 'last-places'],
  [{ closes: '2025-11-10' }, '2025-11-10', 'open'],
  [{ closes: '2025-11-10' }, '2025-11-11', 'closed'],
  [{ cancelled: true }, '2025-10-30', 'cancelled'],
  [{ cancelled: true }, '2027-01-01', 'cancelled'],
  [{ start: 'to-be-announced' }, '2025-10-30', 'to-be-announced'],
  [{ start: 'to-be-announced', full: true }, '2025-10-30', 'full'],
  [{ start: { month: '2025-11' } }, '2025-11-30', 'open'],
  [{ start: { month: '2025-11' } }, '2025-12-01', 'started'],
  [{ start: { season: 'autumn', year: 2026 } }, '2026-12-31', 'open'],
  [{ start: { season: 'autumn', year: 2026 } }, '2027-01-01', 'started'],
];

test.each(states)('the state of an edition with %j on %s is %s', (facts, today, state) => {
  expect(editionState({ ...base, ...facts }, today)).toBe(state);
});

test('each day on which a state changes is known in advance', () => {
  const edition = { ...base, closes: '2025-11-10' };
  const days = Array.from({ length: 400 }, (_, index) => addDays('2025-10-01', index));
  const changed = days.filter((day) => editionState(edition, day) !== editionState(edition, addDays(day, -1)));
  expect(stateChanges(edition).toSorted()).toEqual(changed);
});

const later: Edition = { ...base, id: 'tower-2026-03', start: { month: '2026-03' } };
const some: Edition = { ...base, id: 'tower-next', start: 'to-be-announced' };

test('the next edition has not begun, and has places if any future edition has places', () => {
  expect(nextEdition([some, later, base], '2025-10-30')?.id).toBe('tower-2025-11');
  expect(nextEdition([some, later, { ...base, full: true }], '2025-10-30')?.id).toBe('tower-2026-03');
  expect(nextEdition([some, { ...base, full: true }], '2025-10-30')?.id).toBe('tower-2025-11');
  expect(nextEdition([some, later, base], '2025-11-25')?.id).toBe('tower-2026-03');
  expect(nextEdition([some, later, base], '2026-04-01')?.id).toBe('tower-next');
  expect(nextEdition([later, base], '2026-04-01')).toBeUndefined();
  expect(latestStarted([later, base], '2026-03-31')?.id).toBe('tower-2025-11');
  expect(latestStarted([later, base], '2026-04-01')?.id).toBe('tower-2026-03');
});

test('of editions that start together, the next one is not the one with the last places', () => {
  const nearlyFull = { ...base, placesLeft: 3 };
  const other = { ...base, id: 'tower-2025-11-canarias', placesLeft: 16 };
  expect(nextEdition([nearlyFull, other, later], '2025-10-30')).toBe(other);
  expect(nextEdition([nearlyFull, later], '2025-10-30')).toBe(nearlyFull);
});

test('a cancelled edition is listed until its start has passed', () => {
  expect(isListed({ ...base, cancelled: true }, '2025-11-25')).toBe(true);
  expect(isListed({ ...base, cancelled: true }, '2025-11-26')).toBe(false);
});

test('a day comes before a month or season that includes it, and editions without a date are last', () => {
  const starts = [
    'to-be-announced',
    { season: 'autumn', year: 2026 },
    { month: '2026-12' },
    { day: '2026-12-31' },
    { day: '2026-10-01' },
  ] as const;
  const ordered = starts.map((start) => ({ start })).toSorted(byStart);
  expect(ordered.map(({ start }) => start)).toEqual([starts[4], starts[3], starts[2], starts[1], starts[0]]);
  expect(startSpan({ season: 'winter', year: 2026 })).toEqual({ first: '2026-01-01', last: '2026-03-31' });
});

test('the centre’s day is that of Europe/Madrid, in summer and in winter', () => {
  expect(madridDay(new Date('2025-11-24T22:59:59Z'))).toBe('2025-11-24');
  expect(madridDay(new Date('2025-11-24T23:00:00Z'))).toBe('2025-11-25');
  expect(madridDay(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
  expect(madridDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
});

test('a day some months later is at most the last day of its month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2025-11-25', 13)).toBe('2026-12-25');
  expect(addMonths('2026-01-01', -1)).toBe('2025-12-01');
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
});

test.each([
  [{ amount: 3, unit: 'day' }, '2025-11-27'],
  [{ amount: 2, unit: 'week' }, '2025-12-08'],
  [{ amount: 2, unit: 'month' }, '2026-01-24'],
  [{ amount: 2, unit: 'year' }, '2027-11-24'],
] as const)('an edition that begins on 25 November 2025 and takes %j ends on %s', (length, end) => {
  expect(lastDay({ start: { day: '2025-11-25' }, length })).toBe(end);
});

test('an edition without a date or a length has no known end', () => {
  expect(lastDay({ start: 'to-be-announced', length: { amount: 1, unit: 'day' } })).toBeNull();
  expect(lastDay({ start: { day: '2025-11-25' } })).toBeNull();
  expect(stateChanges({ start: 'to-be-announced' })).toEqual([]);
});

test('an edition is open while it has places', () => {
  expect(isOpen(base, '2025-10-30')).toBe(true);
  expect(isOpen({ ...base, placesLeft: 1 }, '2025-10-30')).toBe(true);
  expect(isOpen({ ...base, full: true }, '2025-10-30')).toBe(false);
});

test('an edition is listed until its start, and a cancelled edition without a date at any time', () => {
  expect(isListed(base, '2025-11-24')).toBe(true);
  expect(isListed(base, '2025-11-25')).toBe(false);
  expect(isListed({ ...some, cancelled: true }, '2030-01-01')).toBe(true);
});

test('the edition that started last may have ended', () => {
  expect(latestStarted([base], '2027-01-01')?.id).toBe('tower-2025-11');
  expect(latestStarted([base], '2025-11-24')).toBeUndefined();
});

test.each([
  ['winter', '2026-01-01', '2026-03-31'],
  ['spring', '2026-04-01', '2026-06-30'],
  ['summer', '2026-07-01', '2026-09-30'],
  ['autumn', '2026-10-01', '2026-12-31'],
] as const)('%s lasts from %s to %s', (season, first, last) => {
  expect(startSpan({ season, year: 2026 })).toEqual({ first, last });
});
