import { fly, isFlying, type Aircraft, type Wind } from './aircraft.ts';
import {
  instructed,
  parseInstruction,
  refusalOf,
  writeInstruction,
  type Instruction,
  type Refusal,
} from './instruction.ts';
import { gateDistance, longestRun } from './rules.ts';
import { conflictsOf, type Conflict } from './separation.ts';
import { drawTraffic } from './traffic.ts';

/** A loss of separation of a pair, with the second at which it began. */
export type Loss = Conflict & {
  from: number;
  /** The second at which the pair was separated again; undefined while it is not. */
  until?: number | undefined;
};

/** The state of a run at one of its seconds. It is immutable: each step returns a new one. */
export type Run = {
  seed: number;
  second: number;
  wind: Wind;
  aircraft: readonly Aircraft[];
  /** Pairs that are too close at this second. */
  conflicts: readonly Conflict[];
  /** Every loss so far, each with its minimum distance. */
  losses: readonly Loss[];
  /** Every instruction so far, with its second. */
  given: readonly { at: number; instruction: Instruction }[];
};

/** Begins a run: the same seed gives the same traffic and wind. */
export function startRun(seed: number): Run {
  return { seed, second: 0, ...drawTraffic(seed), conflicts: [], losses: [], given: [] };
}

/** Whether the run is over: every aircraft has passed the gate or left the scope, or the time is up. */
export function isOver({ second, aircraft }: Run): boolean {
  return second >= longestRun || aircraft.every((one) => !isFlying(one) || one.gate !== undefined);
}

/** Gives an instruction at the current second; a refusal does not change the run. */
export function instruct(run: Run, instruction: Instruction): Run | { refusal: Refusal } {
  const told = run.aircraft.find(({ callSign }) => callSign === instruction.callSign);
  const refusal = told ? refusalOf(instruction, told) : 'unknown';
  if (refusal) return { refusal };
  return {
    ...run,
    aircraft: run.aircraft.map((one) => (one === told ? instructed(one, instruction) : one)),
    given: [...run.given, { at: run.second, instruction }],
  };
}

/** Advances the run by one second. */
export function stepRun(run: Run): Run {
  const second = run.second + 1;
  const aircraft = run.aircraft.map((one) => overGate(fly(one, run.wind), second));
  const conflicts = conflictsOf(aircraft);
  const losses =
    conflicts.length > 0 || run.conflicts.length > 0 ? recorded(run.losses, conflicts, second) : run.losses;
  return { ...run, second, aircraft, conflicts, losses };
}

/** Records the speed at which an established aircraft passes the gate; breaking off the approach removes the record. */
function overGate(flown: Aircraft, second: number): Aircraft {
  if (flown.phase === 'vectored') return flown.gate ? { ...flown, gate: undefined } : flown;
  const passes = flown.phase === 'established' && flown.y <= gateDistance && !flown.gate;
  return passes ? { ...flown, gate: { speed: flown.speed, second } } : flown;
}

function recorded(losses: readonly Loss[], conflicts: readonly Conflict[], second: number): Loss[] {
  const left = new Map(conflicts.map((conflict) => [pairName(conflict), conflict]));
  const known = losses.map((loss) => {
    if (loss.until !== undefined) return loss;
    const now = left.get(pairName(loss));
    if (!now) return { ...loss, until: second };
    left.delete(pairName(loss));
    const worse = now.rule === loss.rule ? now.distance < loss.distance : now.rule === 'radar';
    return worse ? { ...loss, ...now } : loss;
  });
  return [...known, ...[...left.values()].map((conflict) => ({ ...conflict, from: second }))];
}

/** A key for a pair of call signs, in either order. */
function pairName({ pair }: Pick<Conflict, 'pair'>): string {
  return pair.toSorted().join(' ');
}

/** Writes the instructions of a run, each with its second: `12 SIM34K H220; 40 …`. */
export function writeLog({ given }: Run): string {
  return given.map(({ at, instruction }) => `${at} ${writeInstruction(instruction)}`).join('; ');
}

/** Replays a run from its log, second by second. Ignores invalid entries. */
export function* replayedSeconds(seed: number, log: string): Generator<Run, void> {
  let run = startRun(seed);
  const entries = readLog(log, run.aircraft);
  for (;;) {
    for (const { at, instruction } of entries) {
      const told = at === run.second ? instruct(run, instruction) : run;
      if (!('refusal' in told)) run = told;
    }
    yield run;
    if (isOver(run)) return;
    run = stepRun(run);
  }
}

/** Replays a run from its log, up to a second. */
export function replayRun(seed: number, log: string, until: number = longestRun): Run {
  let last = startRun(seed);
  for (const run of replayedSeconds(seed, log)) {
    last = run;
    if (run.second >= until) break;
  }
  return last;
}

type Entry = Run['given'][number];

/** Parses a log: the valid entries, sorted by their seconds. */
export function readLog(log: string, aircraft: readonly Aircraft[]): Entry[] {
  const callSigns = aircraft.map(({ callSign }) => callSign);
  return log
    .split(';')
    .flatMap((entry) => {
      const [, at, text = ''] = /^\s*(\d{1,4}) (.+)$/.exec(entry) ?? [];
      const instruction = parseInstruction(text, callSigns);
      return at === undefined || 'refusal' in instruction ? [] : [{ at: Number(at), instruction }];
    })
    .toSorted((one, other) => one.at - other.at);
}
