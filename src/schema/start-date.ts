import type { CourseFacts } from './course-facts.ts';
import type { EditionStart } from './editions.ts';

/** The start of a course: that of an edition, or how its dates are set. */
export type StartDate = EditionStart | CourseFacts['start'];
