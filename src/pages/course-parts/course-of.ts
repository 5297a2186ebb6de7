import type { Course } from '../../schema/course.ts';
import type { SiteContent } from '../../schema/site-content.ts';

/**
 * The course with an id.
 * @throws Error that says which files there are
 */
export function courseOf({ courses }: Pick<SiteContent, 'courses'>, id: string): Course {
  const course = courses[id];
  if (!course)
    throw new Error(`There is no course "${id}" in content/courses; there are: ${Object.keys(courses).join(', ')}.`);
  return course;
}
