import type { Aircraft } from './aircraft.ts';
import { gateSpeed, gateTolerance } from './rules.ts';
import type { Loss, Run } from './run.ts';

/** The result of a run: the mark, and the call signs in groups by how the flights ended. */
export type Score = {
  /** 0 to 100. */
  mark: number;
  /**
   * Call signs by group. `done`: passed the gate within `gateTolerance` of 160 kt. `fast`: passed it at another speed.
   * `onFinal`: on the final at the end. `missed`: none of these.
   */
  done: readonly string[];
  fast: readonly string[];
  onFinal: readonly string[];
  missed: readonly string[];
};

/** The share of an aircraft's marks, by the group in which it ends. */
const shares = { done: 1, fast: 0.6, onFinal: 0.7, missed: 0 } as const;

/** The deduction for a loss of separation: at once, and for each second of the loss, up to a maximum. */
const costs = { radar: { once: 12, second: 0.2, most: 25 }, wake: { once: 6, second: 0.1, most: 15 } } as const;

/**
 * Calculates the mark of a run: 0 if no aircraft is established, 100 if all are `done` without a loss of separation.
 */
export function scoreOf(run: Run): Score {
  const groups: Record<keyof typeof shares, string[]> = { done: [], fast: [], onFinal: [], missed: [] };
  for (const aircraft of run.aircraft) groups[endOf(aircraft)].push(aircraft.callSign);
  const each = 100 / run.aircraft.length;
  const reached = Object.entries(groups).reduce(
    (sum, [group, { length }]) => sum + length * each * shares[group as keyof typeof shares],
    0,
  );
  const lost = run.losses.reduce((sum, loss) => sum + costOf(loss, run), 0);
  return { mark: Math.max(0, Math.round(reached - lost)), ...groups };
}

function endOf({ gate, phase }: Aircraft): keyof typeof shares {
  if (gate) return Math.abs(gate.speed - gateSpeed) <= gateTolerance ? 'done' : 'fast';
  return phase === 'established' ? 'onFinal' : 'missed';
}

function costOf({ rule, from, until }: Loss, run: Run): number {
  const { once, second, most } = costs[rule];
  return Math.min(once + second * ((until ?? run.second) - from), most);
}
