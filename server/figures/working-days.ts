import { madridClock } from '../../src/site/days.ts';

const dayMs = 86_400_000;
/** Days from 1 January 1970 to the first Monday, 5 January. */
const firstMonday = 4;

/**
 * How many working days lie between two times, with fractions: Monday to Friday in Madrid, all day. Public holidays
 * count as working days. Clocks change on Sundays, so that every working day has 24 hours.
 */
export function workingDaysBetween(from: Date, to: Date): number {
  return workingDaysUntil(to) - workingDaysUntil(from);
}

function workingDaysUntil(time: Date): number {
  const days = madridClock(time).getTime() / dayMs - firstMonday;
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7, 5);
}
