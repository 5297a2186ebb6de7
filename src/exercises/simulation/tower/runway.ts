import type { Movement, Phase } from './movement.ts';
import { wakeInterval } from './rules.ts';

/**
 * Two movements that may not be on the runway together, by their indexes in the traffic; the one that entered earlier
 * is first.
 */
export type Conflict = readonly [first: number, second: number];

const runwayPhases = new Set<Phase>(['landed', 'entering', 'lined up', 'rolling', 'inspecting', 'leaving']);

export function isOnRunway({ phase }: Movement): boolean {
  return runwayPhases.has(phase);
}

/**
 * Finds the pairs that may not be on the runway together. No aircraft may cross the threshold or begin its take-off run
 * while traffic ahead needs the runway. A departure needs the runway until it is past the end, a landing until it is
 * off the runway (Doc 4444, 7.9.2 and 7.10.1). A departure may enter and wait behind a landed arrival or a departure on
 * its take-off run. Any other pair is a conflict.
 */
export function conflictsOf(traffic: readonly Movement[]): Conflict[] {
  const there = traffic
    .flatMap((movement, index) => (isOnRunway(movement) ? [{ ...movement, index }] : []))
    .toSorted((one, other) => (one.entered ?? 0) - (other.entered ?? 0));
  return there.flatMap((ahead, place) =>
    there.slice(place + 1).flatMap((behind): Conflict[] => {
      const mayWait = ahead.phase === 'landed' || ahead.phase === 'rolling';
      const waits = behind.phase === 'entering' || behind.phase === 'lined up';
      return mayWait && waits ? [] : [[ahead.index, behind.index]];
    }),
  );
}

/**
 * Seconds by which the wake interval would be too short if a take-off run began now, with the index of the aircraft
 * ahead. Zero if the interval is long enough.
 */
export function wakeLack(
  traffic: readonly Movement[],
  departure: Movement,
  second: number,
): { lack: number; behind?: number } {
  let most: { lack: number; behind?: number } = { lack: 0 };
  for (const [index, leader] of traffic.entries()) {
    const interval = wakeInterval[`${leader.category}${departure.category}`];
    if (leader === departure || interval === undefined || leader.began === undefined) continue;
    const lack = leader.began + interval - second;
    if (lack > most.lack) most = { lack, behind: index };
  }
  return most;
}
