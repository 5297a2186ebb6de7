import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import { searchEvent } from '../search/open-search.ts';

const AwakenedParts = lazy(() => import('./awakened-parts.tsx').then((module) => ({ default: module.AwakenedParts })));

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', searchEvent];

/**
 * What a visitor may ask for on any page and most never do: the search, and what acronyms and icons mean. Its code is
 * fetched after the first movement, touch or key, and is given what happened until it was there.
 */
export function WaitingParts() {
  const [isAwake, setAwake] = useState(false);
  const [isListening, setListening] = useState(false);
  const [early] = useState<Event[]>([]);
  const stopNoting = useCallback(() => setListening(true), []);
  useEffect(() => {
    if (isListening) return undefined;
    const note = (event: Event) => {
      // The link that asks for the search must not be followed as well.
      if (event.type === searchEvent) event.preventDefault();
      early.push(event);
      // After what the press itself is for: a menu opens before these are asked for.
      whenIdle(() => setAwake(true));
    };
    for (const sign of signs) window.addEventListener(sign, note);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, [early, isListening]);
  return (
    isAwake && (
      <Suspense>
        <AwakenedParts early={early} onListening={stopNoting} />
      </Suspense>
    )
  );
}
