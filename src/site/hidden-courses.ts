import type { SiteContent } from '../schema/site-content.ts';
import type { RouteParams } from './links.ts';
import type { RouteId } from './routes.ts';

type Courses = Pick<SiteContent, 'courses' | 'hiddenCourses'>;

/** The pages whose courses are all hidden: they say that the course is not offered at the moment. */
export function hiddenRoutes({ courses, hiddenCourses }: Courses): ReadonlySet<RouteId> {
  const offered = new Set(Object.values(courses).map(({ route }) => route));
  const hidden = Object.values(hiddenCourses).flatMap(({ route }) => route ?? []);
  return new Set(hidden.filter((route) => !offered.has(route)));
}

/** The parameters with which the page `notFound` shows its text about a hidden course. */
export function notOffered(route: RouteId): RouteParams {
  return { of: 'course', route };
}
