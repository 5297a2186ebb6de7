import type { Course } from '../../schema/course.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { RouteId } from '../../site/routes.ts';

type Courses = Pick<SiteContent, 'courses' | 'hiddenCourses'>;

/**
 * The course with an id, hidden or not: other courses may consist of hidden ones, and texts may name them.
 * @throws Error for an id that the content check would have refused
 */
export function courseOf({ courses, hiddenCourses }: Courses, id: string): Course {
  const course = courses[id] ?? hiddenCourses[id];
  if (!course) throw new Error(`There is no course "${id}" in content/courses.`);
  return course;
}

/** The courses that have a page, with their ids, in the order of the catalogue. */
export function linkedCourses({ courses, catalogue }: Pick<SiteContent, 'courses' | 'catalogue'>) {
  const categories = catalogue.categories.map(({ id }) => id);
  const rank = ({ category, order }: Course) => categories.indexOf(category) * 1000 + order;
  return Object.entries(courses)
    .flatMap(([id, course]) => (hasPage(course) ? [{ id, course }] : []))
    .toSorted((one, other) => rank(one.course) - rank(other.course));
}

/** A course to which the site can link. */
export type LinkedCourse = Course & { route: RouteId };

/** Whether a course has a page of its own, or a section on a shared one. */
export function hasPage(course: Course): course is LinkedCourse {
  return course.route !== undefined;
}

/**
 * The course with an id, for a link to it.
 * @throws Error for an unknown id, or for a course without a page
 */
export function linkedCourseOf(content: Courses, id: string): LinkedCourse {
  const course = courseOf(content, id);
  if (!hasPage(course)) throw new Error(`The course "${id}" has no page to link to.`);
  return course;
}
