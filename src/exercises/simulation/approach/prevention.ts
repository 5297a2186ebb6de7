import { heading360 } from '../angles.ts';
import { isFlying, type Aircraft } from './aircraft.ts';
import type { Instruction } from './instruction.ts';
import { instruct, replayRun, stepRun, type Loss, type Run } from './run.ts';
import { altitudes, greatestSpeed, leastSpeed } from './rules.ts';

/**
 * Seconds before a loss at which a preventing instruction is tried, and seconds after the loss for which the pair has
 * to stay separated.
 */
const looks = { before: [60, 90, 30], after: 40 };

/**
 * Finds an instruction that would have kept a pair separated. It tries changes of level, speed and heading, each for
 * one of the two aircraft, at some seconds before the loss. Undefined if no change is enough.
 */
export function preventionOf(run: Run, log: string, loss: Loss): { at: number; instruction: Instruction } | undefined {
  for (const before of looks.before) {
    const at = loss.from - before;
    if (at < 0) continue;
    const then = replayRun(run.seed, log, at);
    if (then.second !== at) continue;
    // The second aircraft comes first: on a final it is the follower, which a controller would delay.
    for (const callSign of loss.pair.toReversed()) {
      const aircraft = then.aircraft.find((one) => one.callSign === callSign);
      if (!aircraft || !isFlying(aircraft)) continue;
      const found = changesOf(aircraft).find((instruction) => keepsApart(then, instruction, loss));
      if (found) return { at, instruction: found };
    }
  }
  return undefined;
}

function changesOf({ callSign, assigned, heading, phase }: Aircraft): Instruction[] {
  const speeds = [-20, -40, 20].map((change) => assigned.speed + change);
  const slower = speeds
    .filter((speed) => speed >= leastSpeed && speed <= greatestSpeed)
    .map((speed) => ({ callSign, speed }));
  if (phase === 'established') return slower;
  const levels = [1000, -1000, 2000]
    .map((change) => assigned.altitude + change)
    .filter((altitude) => altitude >= altitudes.lowest && altitude <= altitudes.highest)
    .map((altitude) => ({ callSign, altitude }));
  const headings = [30, -30, 60, -60].map((change) => ({
    callSign,
    heading: heading360(Math.round((heading + change) / 10) * 10),
  }));
  return [...levels, ...slower, ...headings];
}

/**
 * Whether both aircraft of a pair stay separated from each other and from all others, until some time after the loss.
 */
function keepsApart(then: Run, instruction: Instruction, loss: Loss): boolean {
  const told = instruct(then, instruction);
  if ('refusal' in told) return false;
  let run = told;
  while (run.second < loss.from + looks.after) {
    run = stepRun(run);
    if (run.conflicts.some(({ pair }) => pair.some((callSign) => loss.pair.includes(callSign)))) return false;
  }
  return true;
}
