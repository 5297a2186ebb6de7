import type { CourseCategory } from '../../schema/course.ts';
import { boundsOf, type Duration } from '../../schema/course-facts.ts';
import type { Range } from './amounts.ts';

/**
 * The data of a course that a way needs. `price` is null while the centre has published none. `hidden` marks a course
 * that is not offered at the moment, `sample` one whose start is a sample: no date is worked out from it.
 * `untaxed` marks a price of which the tax is unknown or comes on top.
 */
export type Offer = {
  months: Range;
  price: number | null;
  untaxed?: boolean;
  starts: string | null;
  hidden?: boolean;
  sample?: boolean;
};
/** A course as the tools show it: its offer, and the tax on its price as text; null without a price. */
export type ShownOffer = Offer & {
  course: string;
  category: CourseCategory;
  tax: string | null;
  taxConfirmed: boolean;
};

export type OfferId = 'block1' | 'block2' | 'complete' | 'full' | 'initial';
export type Offers = Readonly<Record<OfferId, Offer>>;

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
