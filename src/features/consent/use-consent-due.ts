import { useEffect, useState } from 'react';
import type { ConsentState } from './consent-state.ts';

/** How long after the document has loaded consent is asked for (specification, section 9), in milliseconds. */
export const noticeDelay = 2000;

/**
 * Whether it is time to ask: 2 s after the document has loaded, when nothing is decided.
 * @param prepare called while there is still time, to load what will be shown
 */
export function useConsentDue({ name }: ConsentState, prepare: () => Promise<unknown>): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (name === 'decided') return undefined;
    prepare().catch(() => undefined);
    const timer = setTimeout(() => setDue(true), noticeDelay - sinceLoad());
    return () => clearTimeout(timer);
  }, [name, prepare]);
  return isDue;
}

/** Milliseconds since the document's load event; zero before it. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType<'navigation'>('navigation');
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0;
}
