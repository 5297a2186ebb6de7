import type { Course } from '../schema/course.ts';
import { boundsOf } from '../schema/course-facts.ts';
import type { Edition } from '../schema/editions.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { byStart } from './editions.ts';

/**
 * The editions of a course in the order of their starts. Missing prices and lengths are read from the course's facts;
 * of a range the longer length is used.
 */
export function editionsOfCourse(id: string, { facts, editions }: Pick<Course, 'facts' | 'editions'>): Edition[] {
  const length = lengthOf(facts.duration);
  return editions
    .map((edition) => ({
      ...(facts.price && { price: facts.price }),
      ...(length && !edition.end && { length }),
      ...edition,
      course: id,
    }))
    .toSorted(byStart);
}

/** The editions of all courses, in the order of their starts. */
export function allEditions({ courses }: Pick<SiteContent, 'courses'>): Edition[] {
  return Object.entries(courses)
    .flatMap(([id, course]) => editionsOfCourse(id, course))
    .toSorted(byStart);
}

function lengthOf(duration: Course['facts']['duration']): Edition['length'] {
  return 'amount' in duration ? { amount: boundsOf(duration.amount).to, unit: duration.unit } : undefined;
}
