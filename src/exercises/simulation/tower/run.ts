import { isOver, moveOn, type Movement, type Phase } from './movement.ts';
import { longestRun } from './rules.ts';
import { conflictsOf, wakeLack } from './runway.ts';
import { drawTraffic } from './traffic.ts';

/** The orders that the tower may give. */
export const orders = ['line up', 'take off', 'land', 'go around', 'enter', 'vacate'] as const;

export type Order = (typeof orders)[number];

/** An order to a movement; `to` is its index in the traffic. */
export type Instruction = { order: Order; to: number };

/** An event for the debriefing. `by`: indexes in the traffic. */
export type TowerEvent = {
  second: number;
  kind: 'runway' | 'wake' | 'told around' | 'uncleared' | 'landed' | 'airborne' | 'inspected';
  by: readonly number[];
  /** Missing seconds of a wake interval that was too short. */
  lack?: number;
};

/** The state of a run at a second. */
export type TowerRun = {
  second: number;
  traffic: readonly Movement[];
  events: readonly TowerEvent[];
  /** The orders given so far, with their seconds. */
  said: readonly (Instruction & { at: number })[];
};

/** Begins a run, with the traffic drawn from the seed. */
export function beginRun(seed: number): TowerRun {
  return { second: 0, traffic: drawTraffic(seed).map((movement) => moveOn(movement, 0)), events: [], said: [] };
}

/** Phases in which an order is possible. */
const fits: Record<Order, readonly Phase[]> = {
  'line up': ['holding'],
  'take off': ['holding', 'entering', 'lined up'],
  land: ['final'],
  'go around': ['final'],
  enter: ['waiting'],
  vacate: ['inspecting'],
};

/** The orders that the tower may give to a movement now. Only one movement can be lined up at a time. */
export function ordersFor(traffic: readonly Movement[], to: number): Order[] {
  const movement = traffic[to];
  if (!movement) return [];
  const isTaken = traffic.some(({ phase }) => phase === 'entering' || phase === 'lined up');
  return orders.filter((order) => {
    if (!fits[order].includes(movement.phase)) return false;
    if ((order === 'take off' || order === 'land') && movement.isCleared) return false;
    return movement.phase !== 'holding' || !isTaken;
  });
}

/** Gives an order; an impossible one changes nothing. */
export function instruct(run: TowerRun, { order, to }: Instruction): TowerRun {
  const movement = run.traffic[to];
  if (!movement || !ordersFor(run.traffic, to).includes(order)) return run;
  const told = obey(movement, order, run.second);
  const traffic = run.traffic.with(to, told);
  const said = [...run.said, { order, to, at: run.second }];
  const events = newEvents(run, traffic, run.second);
  return { ...run, traffic, said, events: [...run.events, ...events] };
}

function obey(movement: Movement, order: Order, second: number): Movement {
  const next = (phase: Phase): Movement => ({ ...movement, phase, since: second });
  switch (order) {
    case 'line up':
      return { ...next('entering'), entered: second };
    case 'take off':
      if (movement.phase === 'holding') return { ...next('entering'), entered: second, isCleared: true };
      if (movement.phase === 'lined up') return { ...next('rolling'), began: second, isCleared: true };
      return { ...movement, isCleared: true };
    case 'land':
      return { ...movement, isCleared: true };
    case 'go around':
      return next('gone around');
    case 'enter':
      return { ...next('inspecting'), entered: second };
    case 'vacate':
      return next('leaving');
  }
}

/** Advances the run by a second. */
export function step(run: TowerRun): TowerRun {
  const second = run.second + 1;
  const traffic = run.traffic.map((movement) => moveOn(movement, second));
  return { ...run, second, traffic, events: [...run.events, ...newEvents(run, traffic, second)] };
}

/** Whether the run is over: all traffic is done, or the time is up. */
export function isFinished({ second, traffic }: TowerRun): boolean {
  return second >= longestRun || traffic.every(isOver);
}

/** Finds the events that a change of a run's traffic causes. */
function newEvents(run: TowerRun, traffic: readonly Movement[], second: number): TowerEvent[] {
  const old = new Set(conflictsOf(run.traffic).map(String));
  const conflicts = conflictsOf(traffic).filter((conflict) => !old.has(String(conflict)));
  return [
    ...conflicts.map((by): TowerEvent => ({ second, kind: 'runway', by })),
    ...traffic.flatMap((movement, index) => {
      const before = run.traffic[index];
      return before && before.phase !== movement.phase ? phaseEvents(run, movement, index, second) : [];
    }),
  ];
}

function phaseEvents(run: TowerRun, movement: Movement, index: number, second: number): TowerEvent[] {
  const event = (kind: TowerEvent['kind']): TowerEvent[] => [{ second, kind, by: [index] }];
  switch (movement.phase) {
    case 'landed':
    case 'airborne':
    case 'inspected':
      return event(movement.phase);
    case 'gone around':
      return event(run.second === second ? 'told around' : 'uncleared');
    case 'rolling': {
      const { lack, behind } = wakeLack(run.traffic, movement, second);
      return behind === undefined ? [] : [{ second, kind: 'wake', by: [behind, index], lack }];
    }
    default:
      return [];
  }
}
