import { useLayoutEffect } from 'react';
import { courseCategories } from '../../schema/course-categories.ts';
import type { CourseCategory } from '../../schema/course.ts';
import { categoryParameter, forgetCategory } from '../../features/start/note-category.ts';
import { useQueryValue } from '../../features/navigation/use-query-value.ts';

/** The category that the address chooses; null for all, in prerendered markup, and where the address names none of ours. */
export function useChosenCategory(): CourseCategory | null {
  const named = useQueryValue(categoryParameter);
  useLayoutEffect(forgetCategory, []);
  return courseCategories.find((category) => category === named) ?? null;
}
