import type { Duration } from '../../schema/course-facts.ts';
import type { EditionStart } from '../../schema/editions.ts';
import type { Offer, OfferId, Range } from '../../deciding/ways.ts';
import { fromKeys } from '../../i18n/from-keys.ts';
import { priceText } from '../../site/course-words.ts';
import { linkedCourseOf } from '../course-parts/course-of.ts';
import { nextOfCourse } from '../course-parts/next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

/** The courses that the deciding tools calculate with, by the ids of their files. */
const courses = {
  block1: 'block-1-tower',
  block2: 'block-2-route-approach',
  complete: 'complete-rating',
  full: 'full-rating',
  initial: 'atco-initial',
} as const satisfies Record<OfferId, string>;

const offerIds = Object.keys(courses) as OfferId[];

/** A course as the tools show it: its offer, and the tax on its price as text; null without a price. */
export type ShownOffer = Offer & {
  course: string;
  category: 'initial' | 'preparation' | 'advanced' | 'specialized';
  tax: string | null;
};

/** Selects price, length and next start of the courses, from the same data as their pages. */
export function courseOffers(request: ContentRequest): Record<OfferId, ShownOffer> {
  return fromKeys(offerIds, (id) => {
    const course = linkedCourseOf(request.content, courses[id]);
    const { duration, price } = course.facts;
    const next = course.shown ? nextOfCourse(request, courses[id]) : undefined;
    return {
      course: courses[id],
      category: course.category,
      months: monthsOf(duration),
      price: course.shown && price ? price.amount : null,
      starts: next ? monthOf(next.start) : null,
      tax: price ? priceText(price, request).tax : null,
      hidden: !course.shown,
    };
  });
}

/** @throws Error for a length without a number of months or years: the tools cannot calculate with it */
function monthsOf(duration: Duration): Range {
  if (!('amount' in duration) || duration.unit === 'week')
    throw new Error('A course of the tools needs its length in months.');
  const { amount, unit } = duration;
  const times = unit === 'year' ? 12 : 1;
  if (typeof amount === 'number') return { from: amount * times, to: amount * times };
  if ('to' in amount) return { from: amount.from * times, to: amount.to * times };
  throw new Error('A course of the tools needs a number of months, or a range.');
}

function monthOf(start: EditionStart): string | null {
  if (start === 'to-be-announced' || 'season' in start) return null;
  return 'month' in start ? start.month : start.day.slice(0, 7);
}
