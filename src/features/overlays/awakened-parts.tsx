import { Explanations } from '../explanations/explanations.tsx';
import { SearchGate } from '../search/search-gate.tsx';

/**
 * The search and the explanations, listening.
 * @param early what happened before they were there
 */
export function AwakenedParts({ early }: { early: readonly Event[] }) {
  return (
    <>
      <SearchGate early={early} />
      <Explanations early={early} />
    </>
  );
}
