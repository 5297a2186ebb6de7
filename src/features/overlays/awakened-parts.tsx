import { useEffect } from 'react';
import { Explanations } from '../explanations/explanations.tsx';
import { SearchGate } from '../search/search-gate.tsx';

/**
 * The search and the explanations, listening.
 * @param early what happened before they were there
 * @param onListening told when they hear by themselves
 */
export function AwakenedParts({ early, onListening }: { early: readonly Event[]; onListening: () => void }) {
  // Effects of children come first: both hear by now.
  useEffect(onListening, [onListening]);
  return (
    <>
      <SearchGate early={early} />
      <Explanations early={early} />
    </>
  );
}
