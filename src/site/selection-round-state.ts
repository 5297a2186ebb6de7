import type { SelectionRound } from '../schema/selection-round.ts';

/** Where a round stands on a day. */
export type RoundState = 'unpublished' | 'announced' | 'open' | 'closed' | 'underWay' | 'finished';

/** A round has three phases, the third in parts: lists of all of them are out once the third has one. */
const lastPhase = /^3/;

/**
 * Works out from a round's dates where it stands. An unchecked date counts as unknown, never as absent.
 * @param today ISO day
 */
export function roundState({ called, inscription, phases }: SelectionRound, today: string): RoundState {
  if (called === null) return 'unpublished';
  const out = (phases ?? []).filter(({ list }) => ('day' in list ? list.day : list.by) <= today);
  if (out.some(({ phase }) => lastPhase.test(phase))) return 'finished';
  if (out.length > 0) return 'underWay';
  if (inscription?.to && inscription.to < today) return 'closed';
  if (inscription?.to && (inscription.from ?? today) <= today) return 'open';
  return 'announced';
}
