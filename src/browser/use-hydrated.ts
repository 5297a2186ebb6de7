import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is live. It is false in prerendered markup and during hydration, so that both agree. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
