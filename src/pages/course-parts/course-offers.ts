import type { EditionStart } from '../../schema/editions.ts';
import { fromKeys } from '../../i18n/from-keys.ts';
import { priceText } from '../../site/course-words.ts';
import { linkedCourseOf } from './course-of.ts';
import { nextOfCourse } from './next-edition.ts';
import type { ContentRequest } from '../page-content.ts';
import { monthsOf, toolCourses, type OfferId, type ShownOffer } from '../../tools/parts/offers.ts';

const offerIds = Object.keys(toolCourses) as OfferId[];

/** Selects price, length and next start of the courses, from the same data as their pages. */
export function courseOffers(request: ContentRequest): Record<OfferId, ShownOffer> {
  return fromKeys(offerIds, (id) => {
    const course = linkedCourseOf(request.content, toolCourses[id]);
    const { duration, price } = course.facts;
    const next = course.shown ? nextOfCourse(request, toolCourses[id]) : undefined;
    const months = monthsOf(duration);
    // The content check refuses such a course.
    if (!months) throw new Error(`The length of ${toolCourses[id]} is unknown.`);
    return {
      course: toolCourses[id],
      category: course.category,
      months,
      price: course.shown && price ? price.amount : null,
      starts: next ? monthOf(next.start) : null,
      untaxed: price !== undefined && (!price.confirmed || price.tax === 'excluded'),
      tax: price ? priceText(price, request).tax : null,
      taxConfirmed: price?.confirmed ?? true,
      hidden: !course.shown,
      sample: request.content.editions.asOf !== undefined,
    };
  });
}

function monthOf(start: EditionStart): string | null {
  if (start === 'to-be-announced' || 'season' in start) return null;
  return 'month' in start ? start.month : start.day.slice(0, 7);
}
