import { heading360, radian, turnBetween } from '../angles.ts';
import type { Aircraft } from './aircraft.ts';
import type { Instruction } from './instruction.ts';
import { instruct, isOver, startRun, stepRun, type Run } from './run.ts';
import { scoreOf } from './scoring.ts';

/** The plan for one aircraft: the points of its route to the final, its speed, and its place in the order. */
type Plan = { callSign: string; points: readonly { x: number; y: number }[]; speed: number; place: number };

/** Seconds between two decisions of the player. */
const interval = 5;

/** Distances of base legs from the threshold, in NM. */
const bases = [11, 13, 15, 17, 19, 21, 23, 25];

/**
 * Plays a run as a careful controller would. The player plans one aircraft after the other, the nearest first. Each
 * gets the quickest route with which all aircraft planned so far get full marks, or else the route with the best mark.
 * Each route is tried in the simulation itself.
 */
export function playCarefully(seed: number): Run {
  const start = startRun(seed);
  const nearestFirst = start.aircraft.toSorted((one, other) => wayLeft(one) - wayLeft(other));
  const plans: Plan[] = [];
  for (const [place, aircraft] of nearestFirst.entries()) {
    let best: { plan: Plan; mark: number } | undefined;
    for (const plan of ways(aircraft, place)) {
      const { mark } = scoreOf(flyPlans(seed, [...plans, plan]));
      if (!best || mark > best.mark) best = { plan, mark };
      if (mark === 100) break;
    }
    if (best) plans.push(best.plan);
  }
  return flyPlans(seed, plans, start.aircraft.length);
}

function wayLeft({ x, y, heading }: Aircraft): number {
  return Math.abs(x) + Math.abs(y - 14) + Math.abs(turnBetween(heading, 180)) / 20;
}

/** The possible routes, the quickest first: base legs at several distances, direct or with a bend, at two speeds. */
function ways({ callSign, x, y }: Aircraft, place: number): Plan[] {
  const side = x < 0 ? -1 : 1;
  const plans = bases.flatMap((base) =>
    [5, 9, 13, 17].flatMap((width) =>
      [220, 180].map((speed) => {
        const bend = { x: side * width, y: base - 2 };
        const leg = { x: side * 5, y: base + 2 };
        const points = [...(width === 5 ? [] : [bend]), leg, { x: side * 1.5, y: base - 2.5 }];
        const way = lengthOf([{ x, y }, ...points, { x: 0, y: 0 }]);
        return { callSign, points, speed, place, seconds: way / speed };
      }),
    ),
  );
  return plans.toSorted((one, other) => one.seconds - other.seconds);
}

function lengthOf(points: readonly { x: number; y: number }[]): number {
  return points
    .slice(1)
    .reduce((sum, { x, y }, index) => sum + Math.hypot(x - (points[index]?.x ?? 0), y - (points[index]?.y ?? 0)), 0);
}

/** Plays a run with only the aircraft that have a plan; if `count` exceeds the number of plans, with all. */
function flyPlans(seed: number, plans: readonly Plan[], count = plans.length): Run {
  let run = startRun(seed);
  const planned = new Map(plans.map((plan) => [plan.callSign, { plan, next: 0 }]));
  if (count === plans.length && count < run.aircraft.length)
    run = { ...run, aircraft: run.aircraft.filter(({ callSign }) => planned.has(callSign)) };
  while (!isOver(run)) {
    if (run.second % interval === 0) {
      for (const aircraft of run.aircraft) {
        const state = planned.get(aircraft.callSign);
        const instruction = state && nextInstruction(aircraft, state, run);
        const told = instruction && instruct(run, instruction);
        if (told && !('refusal' in told)) run = told;
      }
    }
    run = stepRun(run);
  }
  return run;
}

function nextInstruction(aircraft: Aircraft, state: { plan: Plan; next: number }, run: Run): Instruction | undefined {
  const { plan } = state;
  const wanted: Instruction = { callSign: aircraft.callSign };
  if (aircraft.phase === 'established') {
    if (aircraft.assigned.speed > 160 && aircraft.y < 9) wanted.speed = 160;
    if (aircraft.assigned.altitude > 2000) wanted.altitude = 2000;
  } else if (aircraft.phase === 'vectored') {
    const level = levelOf(plan, run);
    if (aircraft.assigned.altitude > level) wanted.altitude = level;
    const speed = state.next >= plan.points.length - 1 ? Math.min(plan.speed, 180) : plan.speed;
    if (aircraft.assigned.speed !== speed) wanted.speed = speed;
    const point = plan.points[state.next];
    if (point && Math.hypot(point.x - aircraft.x, point.y - aircraft.y) < 1.2) state.next += 1;
    const heading = headingTo(aircraft, plan.points[state.next]);
    if (Math.abs(turnBetween(aircraft.assigned.heading, heading)) >= 5) wanted.heading = heading;
  }
  return wanted.heading === undefined && wanted.altitude === undefined && wanted.speed === undefined
    ? undefined
    : wanted;
}

/**
 * The level for an aircraft, in feet. The next aircraft to be established gets 3,000, each aircraft behind it 1,000
 * more, up to 9,000.
 */
function levelOf({ place }: Plan, run: Run): number {
  const before = run.aircraft.filter((one) => one.phase !== 'vectored').length;
  return Math.min(9000, 3000 + 1000 * Math.max(0, place - before));
}

/** The heading to a point; without a point, the heading that intercepts the final at 30 degrees. */
function headingTo({ x, y }: Aircraft, point?: { x: number; y: number }): number {
  if (!point) return x < 0 ? 150 : 210;
  return Math.round(heading360(Math.atan2(point.x - x, point.y - y) * radian)) % 360;
}
