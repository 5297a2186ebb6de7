import { useSyncExternalStore } from 'react';
import { courseCategories } from '../../schema/course-categories.ts';
import type { CourseCategory } from '../../schema/course.ts';

/** The query parameter of an address that shows one category only. */
export const categoryParameter = 'category';

const chosenEvent = 'catalogue:category';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(chosenEvent, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(chosenEvent, listener);
  };
}

function categoryOfAddress(): CourseCategory | null {
  const named = new URLSearchParams(window.location.search).get(categoryParameter);
  return courseCategories.find((category) => category === named) ?? null;
}

/** The category that the address chooses; null for all, in prerendered markup, and where the address names none of ours. */
export function useChosenCategory(): CourseCategory | null {
  return useSyncExternalStore(subscribe, categoryOfAddress, () => null);
}

/**
 * Goes to the address of a category, or of all. It is a history entry, so back and forward pass through choices. It keeps
 * the entry's state: for the router it is the same place of the same page, which neither scrolls nor takes the focus away.
 */
export function chooseCategory(category: CourseCategory | null): void {
  const address = new URL(window.location.href);
  address.hash = '';
  if (category) address.searchParams.set(categoryParameter, category);
  else address.searchParams.delete(categoryParameter);
  if (address.href === window.location.href) return;
  window.history.pushState(window.history.state, '', address);
  window.dispatchEvent(new Event(chosenEvent));
}
