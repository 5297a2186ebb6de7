import { useSyncExternalStore } from 'react';

/** From this width on an enquiry opens beside the list; `desk.module.css` says the same. */
const wide = '(width >= 75rem)';

function follow(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches);
}
