import { distanceOf, thresholdSecond, type Movement } from './movement.ts';
import * as rules from './rules.ts';
import type { Instruction, TowerRun } from './run.ts';
import { ordersFor } from './run.ts';
import { isOnRunway, wakeLack } from './runway.ts';

/** Safety margin of a careful player before an arrival crosses the threshold, in seconds. */
const margin = 10;

/** The next instruction of a careful controller, if one is due. Such a controller avoids conflicts on the runway. */
export function carefulInstruction(run: TowerRun): Instruction | undefined {
  const { traffic, second } = run;
  const nextLanding = Math.min(...traffic.filter(isComing).map(thresholdSecond));
  const candidates = traffic.flatMap((movement, to): Instruction[] => {
    const may = ordersFor(traffic, to);
    const free = freeFrom(run, movement);
    if (may.includes('land')) {
      if (free <= thresholdSecond(movement) && isNext(traffic, movement)) return [{ order: 'land', to }];
      return distanceOf(movement, second) < 0.6 ? [{ order: 'go around', to }] : [];
    }
    if (may.includes('go around') && free > thresholdSecond(movement) && distanceOf(movement, second) < 0.6)
      return [{ order: 'go around', to }];
    const starts = Math.max(
      second + wayToRun(movement, second),
      free,
      second + wakeLack(traffic, movement, second).lack,
    );
    const isInTime = starts + rules.takeOffRoll[movement.category] + margin <= nextLanding;
    if (may.includes('take off') && movement.phase === 'lined up')
      return starts <= second && isInTime ? [{ order: 'take off', to }] : [];
    if (may.includes('line up')) return isInTime && mayEnter(traffic) ? [{ order: 'line up', to }] : [];
    const leaves = second + rules.inspection + rules.vehicleLeaves;
    if (may.includes('enter')) return free <= second && leaves + margin <= nextLanding ? [{ order: 'enter', to }] : [];
    return [];
  });
  return candidates[0];
}

/** An arrival that has not crossed the threshold yet. */
function isComing({ kind, phase }: Movement): boolean {
  return kind === 'arrival' && (phase === 'final' || phase === 'expected');
}

function isNext(traffic: readonly Movement[], movement: Movement): boolean {
  return traffic.filter(isComing).every(({ due }) => due >= movement.due);
}

/** Whether all traffic on the runway is moving away from the entry point. */
function mayEnter(traffic: readonly Movement[]): boolean {
  return traffic.filter(isOnRunway).every(({ phase }) => phase === 'landed' || phase === 'rolling');
}

/**
 * The second from which the runway is free for a movement, as far as known; infinite while another movement lines up or
 * waits on the runway.
 */
function freeFrom({ traffic, second }: TowerRun, whom: Movement): number {
  return Math.max(
    second,
    ...traffic
      .filter((movement) => movement !== whom && isOnRunway(movement))
      .map(({ phase, since, category }) => {
        if (phase === 'landed') return since + rules.landingRoll[category];
        if (phase === 'rolling') return since + rules.takeOffRoll[category];
        if (phase === 'inspecting') return since + rules.inspection + rules.vehicleLeaves;
        if (phase === 'leaving') return since + rules.vehicleLeaves;
        return Infinity;
      }),
  );
}

/** Seconds until a departure is lined up. */
function wayToRun({ phase, since }: Movement, second: number): number {
  if (phase === 'holding') return rules.lineUp;
  return phase === 'entering' ? since + rules.lineUp - second : 0;
}
