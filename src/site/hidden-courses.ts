import type { SiteContent } from '../schema/site-content.ts';
import type { RouteParams } from './links.ts';
import type { RouteId } from './routes.ts';

type Courses = Pick<SiteContent, 'courses' | 'hiddenCourses'>;

/** The pages whose courses are all hidden: at their addresses the site says that the course is not offered now. */
export function hiddenRoutes({ courses, hiddenCourses }: Courses): ReadonlySet<RouteId> {
  const offered = new Set(Object.values(courses).map(({ route }) => route));
  const hidden = Object.values(hiddenCourses).flatMap(({ route }) => route ?? []);
  return new Set(hidden.filter((route) => !offered.has(route)));
}

/** Parameters of the page `notFound` at the address of a course that is not offered: it has a text of its own. */
export function notOffered(route: RouteId): RouteParams {
  return { of: 'course', route };
}
