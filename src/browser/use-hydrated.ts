import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is live. False in prerendered markup and during hydration, so that both markups agree. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
