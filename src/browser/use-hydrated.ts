import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has come alive. False in prerendered markup and while React takes it over, so both sides agree. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
