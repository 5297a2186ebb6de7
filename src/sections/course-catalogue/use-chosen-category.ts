import { courseCategories } from '../../schema/course-categories.ts';
import type { CourseCategory } from '../../schema/course.ts';
import { useQueryValue } from '../../features/navigation/use-query-value.ts';

/** The query parameter of an address that shows one category only. */
export const categoryParameter = 'category';

/** The category that the address chooses; null for all, in prerendered markup, and where the address names none of ours. */
export function useChosenCategory(): CourseCategory | null {
  const named = useQueryValue(categoryParameter);
  return courseCategories.find((category) => category === named) ?? null;
}
