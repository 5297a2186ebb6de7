import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated. False in prerendered markup and during hydration, so that both match. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
