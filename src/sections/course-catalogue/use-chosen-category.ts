import { useLayoutEffect } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { courseCategories } from '../../schema/course-categories.ts';
import type { CourseCategory } from '../../schema/course.ts';
import { categoryParameter, forgetCategory } from '../../features/start/note-category.ts';
import { useQueryValue } from '../../features/navigation/use-query-value.ts';

/**
 * The category that the address chooses; null for all, in prerendered markup, during hydration, and where the address
 * names none of ours. The note for the styles goes when the address has been read: all courses would show in between.
 */
export function useChosenCategory(): CourseCategory | null {
  const named = useQueryValue(categoryParameter);
  const isRead = useHydrated();
  useLayoutEffect(() => {
    if (isRead) forgetCategory();
  }, [isRead]);
  return courseCategories.find((category) => category === named) ?? null;
}
