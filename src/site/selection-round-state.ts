import type { SelectionRound } from '../schema/selection-round.ts';

/** The state of a round on a day. */
export type RoundState = 'unpublished' | 'announced' | 'open' | 'closed' | 'underWay' | 'finished';

/** Matches the parts of the third and last phase: once one of them has a list, the round counts as finished. */
const lastPhase = /^3/;

/**
 * Derives the state of a round from its dates. With `called: null` the round is not published; without `called`, the
 * day of its publication is unknown.
 * @param today ISO day
 */
export function roundState({ called, inscription, phases }: SelectionRound, today: string): RoundState {
  if (called === null) return 'unpublished';
  const out = (phases ?? []).filter(({ list }) => ('day' in list ? list.day : list.by) <= today);
  if (out.some(({ phase }) => lastPhase.test(phase))) return 'finished';
  if (out.length > 0) return 'underWay';
  if (!inscription) return 'announced';
  if (inscription.to < today) return 'closed';
  return (inscription.from ?? today) <= today ? 'open' : 'announced';
}
