import { expect, test } from 'vitest';
import type { Duration } from '../../schema/course-facts.ts';
import { monthsOf } from './offers.ts';

test.each<[duration: Duration, from: number, to: number]>([
  [{ amount: 6, unit: 'month' }, 6, 6],
  [{ amount: { from: 11, to: 13 }, unit: 'month' }, 11, 13],
  [{ amount: { about: 2 }, unit: 'year' }, 24, 24],
  [{ amount: { atMost: 26 }, unit: 'week' }, 6, 6],
])('the duration %j is %i to %i months', (duration, from, to) => {
  expect(monthsOf(duration)).toEqual({ from, to });
});

test('a length that varies or is not stated has no months', () => {
  expect(monthsOf({ variable: true })).toBeNull();
  expect(monthsOf({ onRequest: true })).toBeNull();
});
