import type { CourseFacts } from './course-facts.ts';
import type { EditionStart } from './editions.ts';

/** When a course starts: the start of an edition, or how its dates are set. */
export type StartDate = EditionStart | CourseFacts['start'];
