import { useSyncExternalStore } from 'react';
import { usePlace } from '../navigation/router.tsx';

function subscribe(): () => void {
  return () => undefined;
}

/**
 * The tag that the address chooses, `/blog?tag=`; it may be any text. Null in prerendered markup and while it comes alive:
 * one document serves all tags.
 */
export function useChosenTag(): string | null {
  const query = new URLSearchParams(usePlace().search);
  const alive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return alive ? query.get('tag') : null;
}
