import type { CanIAnswers } from './can-i-questions.ts';
import type { BestReason, Way, WayId } from './ways.ts';

/** The way that fits a candidate best, and why. */
export type BestWay = { way: WayId; because: BestReason };

/**
 * Picks the best of these ways by the candidate's licence, months and English. If these decide nothing, the first way
 * that is not closed is the best. Null if all are closed.
 */
export function bestOf(ways: readonly Way[], { licence = 'none', months, english }: CanIAnswers): BestWay | null {
  const because = (ids: readonly WayId[], reason: BestReason, state: Way['state'] = 'open') => {
    const way = ids.find((id) => ways.some((each) => each.id === id && each.state === state));
    return way ? { way, because: reason } : null;
  };
  const first = ways.find(({ state }) => state !== 'closed');
  return (
    (licence === 'tower' || licence === 'towerController' ? because(['block2'], 'goesOn') : null) ??
    (licence === 'towerController' ? because(['towers'], 'employed') : null) ??
    (licence === 'all' ? because(['enaire', 'towers'], 'employed') : null) ??
    (licence === 'controller' ? because(['enaire', 'towers'], 'onlyOne', 'later') : null) ??
    (licence === 'none' && months === 'six' ? because(['tower'], 'sixMonths') : null) ??
    (months === 'none' ? (because(['enaire'], 'evenings') ?? because(['enaire'], 'evenings', 'later')) : null) ??
    (licence === 'none' && english === 'c1' ? because(['enaire'], 'readyForTests') : null) ??
    (licence === 'none' ? because(['all'], 'wholeLicence') : null) ??
    (first ? { way: first.id, because: 'onlyOne' } : null)
  );
}
