import { useSyncExternalStore } from 'react';

/** From this width on, an enquiry opens beside the list; keep the same width in `desk.module.css`. */
const wide = '(width > 75rem)';

function follow(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches);
}
