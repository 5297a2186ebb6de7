import { useLayoutEffect } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { courseCategories } from '../../schema/course-categories.ts';
import type { CourseCategory } from '../../schema/course.ts';
import { categoryParameter, forgetCategory } from '../../features/start/note-category.ts';
import { useQueryValue } from '../../features/navigation/use-query-value.ts';

/**
 * The category in the address; null in prerendered markup, during hydration, and for an unknown category or none. The
 * attribute for the styles is removed after the address has been read: otherwise all courses would be shown in between.
 */
export function useChosenCategory(): CourseCategory | null {
  const named = useQueryValue(categoryParameter);
  const isRead = useHydrated();
  useLayoutEffect(() => {
    if (isRead) forgetCategory();
  }, [isRead]);
  return courseCategories.find((category) => category === named) ?? null;
}
