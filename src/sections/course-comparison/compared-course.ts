import type { ComparedFact } from '../../deciding/compare/compare-courses.ts';
import type { CourseCategory } from '../../schema/course.ts';
import type { RouteId } from '../../site/routes.ts';

/** A course as a column of the comparison, in one language. */
export type ComparedCourse = {
  id: string;
  category: CourseCategory;
  code: string;
  name: string;
  route: RouteId;
  suffix?: string | undefined;
  /** Price and start, which stay visible. `note`: the tax. */
  head: readonly { label: string; value: string; note?: string | undefined; sample: boolean }[];
  /** Facts by the id of their row. */
  facts: Readonly<Record<string, ComparedFact>>;
};
