import { createElement, useEffect, useState, type ReactElement } from 'react';
import type { ConsentNotice, ConsentNoticeProps } from './consent-notice.tsx';
import type { ConsentState } from './consent-state.ts';

/** How long after the document has loaded consent is asked for, in milliseconds. */
export const noticeDelay = 2000;

/**
 * The notice that asks for consent, once it is time: 2 s after the document has loaded, when nothing is decided. It is
 * loaded meanwhile, and shown without React's own wait for what comes late.
 */
export function useDueNotice({ name }: ConsentState, props: ConsentNoticeProps): ReactElement | null {
  const [Notice, setNotice] = useState<typeof ConsentNotice | null>(null);
  useEffect(() => {
    if (name === 'decided') return undefined;
    const loading = import('./consent-notice.tsx').catch(() => null);
    const show = () => void loading.then((module) => module && setNotice(() => module.ConsentNotice));
    const timer = setTimeout(show, noticeDelay - sinceLoad());
    return () => clearTimeout(timer);
  }, [name]);
  return name === 'decided' || !Notice ? null : createElement(Notice, props);
}

/** Milliseconds since the document's load event; zero before it. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType<'navigation'>('navigation');
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0;
}
