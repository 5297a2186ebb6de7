import { useEffect, useState } from 'react';
import { noticeDelay, type ConsentState } from './consent-state.ts';

/** Whether it is time to ask for consent: 2 s after the document has loaded, when nothing is decided. */
export function useIsDue({ name }: ConsentState): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), noticeDelay - sinceLoad());
    return () => clearTimeout(timer);
  }, []);
  return isTime && name !== 'decided';
}

/** Milliseconds since the document's load event; zero before it. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType<'navigation'>('navigation');
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0;
}
