import { expect, test } from 'vitest';
import { workingDaysBetween } from './office-figures.ts';

test.each([
  ['a day in the week', '2026-11-17T10:00:00Z', '2026-11-18T10:00:00Z', 1],
  ['Friday to Monday', '2026-11-20T10:00:00Z', '2026-11-23T10:00:00Z', 1],
  ['Saturday to Sunday', '2026-11-21T10:00:00Z', '2026-11-22T20:00:00Z', 0],
  ['Sunday to Tuesday at midnight in Madrid', '2026-11-22T10:00:00Z', '2026-11-23T23:00:00Z', 1],
  ['three weeks', '2026-11-02T10:00:00Z', '2026-11-23T22:00:00Z', 15.5],
  ['over the beginning of summer time', '2026-03-27T11:00:00Z', '2026-03-30T10:00:00Z', 1],
  ['over the end of summer time', '2026-10-23T10:00:00Z', '2026-10-26T11:00:00Z', 1],
])('working days are counted: %s', (_, from, to, days) => {
  expect(workingDaysBetween(new Date(from), new Date(to))).toBeCloseTo(days, 6);
});
