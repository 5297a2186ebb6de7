import { boundsOf, type Duration } from '../schema/course-facts.ts';
import type { OfferId, Range } from './ways.ts';

/** The courses that the deciding tools calculate with, by the ids of their files. */
export const toolCourses = {
  block1: 'block-1-tower',
  block2: 'block-2-route-approach',
  complete: 'complete-rating',
  full: 'full-rating',
  initial: 'atco-initial',
} as const satisfies Record<OfferId, string>;

/** The length of a course in months, to the nearest month; null if the length is not stated or varies. */
export function monthsOf(duration: Duration): Range | null {
  if (!('amount' in duration)) return null;
  const months = (number: number) => Math.round(number * { week: 12 / 52, month: 1, year: 12 }[duration.unit]);
  const { from, to } = boundsOf(duration.amount);
  return { from: months(from), to: months(to) };
}
