import { isDone } from './movement.ts';
import type { TowerRun } from './run.ts';

/** The share of the mark that each breach of a rule costs. */
const breach = { runway: 0.35, wake: 0.2 };

/** Mean waits at the holding point, in seconds: up to `free` nothing is deducted, from `longest` on the maximum. */
const patience = { free: 180, longest: 480 };
const mostForWaiting = 0.3;

/**
 * The mark of a run, 0 to 100: the share of the traffic that was handled, with deductions. Breaches of the rules and
 * long waits at the holding point are deducted. Inaction earns nothing.
 */
export function markOf(run: TowerRun): number {
  const served = run.traffic.filter(isDone).length / run.traffic.length;
  const lost = run.events.reduce((sum, { kind }) => sum + (kind === 'runway' || kind === 'wake' ? breach[kind] : 0), 0);
  const late = Math.min(1, Math.max(0, (meanWait(run) - patience.free) / (patience.longest - patience.free)));
  return Math.round(100 * served * Math.max(0, 1 - lost) * (1 - mostForWaiting * late));
}

/** Mean wait of the departures between their first call and their take-off run, in seconds. */
export function meanWait({ traffic, second }: TowerRun): number {
  const waits = traffic.filter(({ kind }) => kind === 'departure').map(({ began, due }) => (began ?? second) - due);
  return waits.reduce((sum, wait) => sum + Math.max(0, wait), 0) / waits.length;
}
