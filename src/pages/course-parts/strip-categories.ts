import type { CourseCategory } from '../../schema/course.ts';
import type { CourseDetails } from '../../sections/course-page/course-shell.ts';

/** The colours of strips: specialized courses prepare for a provider's call and are white, like preparation. */
export const stripCategories: Record<CourseCategory, CourseDetails['category']> = {
  initial: 'initial',
  preparation: 'preparation',
  advanced: 'advanced',
  specialized: 'preparation',
};
