import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cosine, sine, turnBetween } from '../angles.ts';
import { fly, glideAltitude, isFlying, type Aircraft } from './aircraft.ts';
import { playCarefully } from './careful-player.ts';
import { example } from './example.ts';
import { instructed, parseInstruction, writeInstruction, type Instruction } from './instruction.ts';
import { preventionOf } from './prevention.ts';
import { playRandomly } from './random-player.ts';
import { instruct, isOver, replayRun, startRun, stepRun, writeLog, type Run } from './run.ts';
import { scoreOf } from './scoring.ts';
import { conflictsOf } from './separation.ts';

const calm = { from: 0, speed: 0 };

function aircraft(changes: Partial<Aircraft> = {}): Aircraft {
  const assigned = { heading: 180, altitude: 4000, speed: 180 };
  const place = { x: 0, y: 12, heading: 180, altitude: 4000, speed: 180 };
  return { callSign: 'SIM1', type: 'A320', category: 'M', phase: 'vectored', assigned, ...place, ...changes };
}

function playIdly(seed: number): Run {
  let run = startRun(seed);
  while (!isOver(run)) run = stepRun(run);
  return run;
}

/** Plays a run to its end, with typed instructions. `given` has each instruction under its second. */
function played(seed: number, given: Record<number, string>): Run {
  let run = startRun(seed);
  while (!isOver(run)) {
    const typed = given[run.second];
    const read =
      typed &&
      parseInstruction(
        typed,
        run.aircraft.map(({ callSign }) => callSign),
      );
    const told = read && !('refusal' in read) ? instruct(run, read) : run;
    run = stepRun('refusal' in told ? run : told);
  }
  return run;
}

test('sine and cosine agree with those of JavaScript', () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (degrees) => {
      expect(Math.abs(sine(degrees) - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(0.000_004);
      expect(Math.abs(cosine(degrees) - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(0.000_004);
    }),
  );
});

describe('an aircraft', () => {
  test('turns at standard rate, in the instructed direction or else in the shorter one', () => {
    let flown = aircraft({ heading: 0, y: 20, assigned: { heading: 90, turn: 'left', altitude: 4000, speed: 180 } });
    for (let second = 0; second < 90; second++) flown = fly(flown, calm);
    expect(flown.heading).toBe(90);
    let shorter = aircraft({ heading: 0, y: 20, assigned: { heading: 90, altitude: 4000, speed: 180 } });
    for (let second = 0; second < 30; second++) shorter = fly(shorter, calm);
    expect(shorter.heading).toBe(90);
  });

  test('below the glide path intercepts the final at 40 degrees and lands on the runway', () => {
    let flown = aircraft({ x: 5, y: 17, heading: 220, assigned: { heading: 220, altitude: 3000, speed: 160 } });
    let height = Infinity;
    for (let second = 0; second < 600 && isFlying(flown); second++) {
      flown = fly(flown, { from: 240, speed: 20 });
      if (flown.y > 0) height = flown.altitude - glideAltitude(flown.y);
    }
    expect(flown.phase).toBe('landed');
    expect(Math.abs(flown.x)).toBeLessThan(0.05);
    expect(Math.abs(height)).toBeLessThan(50);
  });

  test.each([
    ['above the glide path', { altitude: 7000 }, { altitude: 7000 }],
    ['at more than 45 degrees', { altitude: 3000, heading: 230 }, { altitude: 3000, heading: 230 }],
  ])('%s crosses the final without joining it', (_, state, assigned) => {
    const start = aircraft({ x: 5, y: 17, heading: 220 });
    let flown: Aircraft = { ...start, ...state, assigned: { heading: 220, speed: 180, ...assigned } };
    for (let second = 0; second < 200; second++) flown = fly(flown, calm);
    expect(flown.phase).toBe('vectored');
    expect(flown.x).toBeLessThan(-1);
  });
});

describe('an instruction', () => {
  test("is parsed from a controller's abbreviations, with the whole call sign or only its end", () => {
    const heard = { callSign: 'IBE34K', heading: 220, turn: undefined, altitude: 4000, speed: 180 };
    expect(parseInstruction('IBE34K H220 A40 S180', ['IBE34K', 'SIM1'])).toEqual(heard);
    expect(parseInstruction(' 34k  h220 a40 s180 ', ['IBE34K', 'SIM1'])).toEqual(heard);
    expect(parseInstruction('1 L360', ['IBE34K', 'SIM1'])).toEqual({ callSign: 'SIM1', heading: 0, turn: 'left' });
  });

  test.each([
    ['', 'unknown'],
    ['SIM9 H220', 'unknown'],
    ['K H220', 'ambiguous'],
    ['SIM1K', 'empty'],
    ['SIM1K X220', 'unreadable'],
    ['SIM1K H2200', 'unreadable'],
  ])('“%s” is refused as %s', (text, refusal) => {
    expect(parseInstruction(text, ['SIM1K', 'SIM2K'])).toMatchObject({ refusal });
  });

  test('is parsed unchanged after it is written', () => {
    const instructions = fc.record(
      {
        callSign: fc.constant('SIM34K'),
        heading: fc.integer({ min: 0, max: 359 }),
        altitude: fc.integer({ min: 20, max: 100 }).map((level) => level * 100),
        speed: fc.integer({ min: 140, max: 250 }),
      },
      { requiredKeys: ['callSign', 'heading'] },
    );
    fc.assert(
      fc.property(instructions, (instruction) => {
        expect(parseInstruction(writeInstruction(instruction), ['SIM34K'])).toEqual({
          ...instruction,
          turn: undefined,
        });
      }),
    );
  });

  test.each<[Omit<Instruction, 'callSign'>, string]>([
    [{ heading: 370 }, 'heading'],
    [{ altitude: 1500 }, 'altitude'],
    [{ speed: 300 }, 'speed'],
  ])('%o is refused for its %s', (part, refusal) => {
    const run = startRun(1);
    const callSign = run.aircraft[0]?.callSign ?? '';
    expect(instruct(run, { callSign, ...part })).toEqual({ refusal });
  });

  test.each([
    [{ altitude: 3500 }, 'established'],
    [{ altitude: 4500 }, 'vectored'],
    [{ heading: 180 }, 'vectored'],
  ])('%o leaves an aircraft that descends on the final %s', (part, phase) => {
    const descending = aircraft({ phase: 'established', assigned: { heading: 180, altitude: 2000, speed: 160 } });
    expect(instructed(descending, { callSign: 'SIM1', ...part }).phase).toBe(phase);
  });
});

describe('separation', () => {
  const places = fc.record({
    x: fc.double({ min: -5, max: 5, noNaN: true }),
    y: fc.double({ min: 1, max: 12, noNaN: true }),
    altitude: fc.integer({ min: 2000, max: 5000 }),
    category: fc.constantFrom('L' as const, 'M' as const, 'H' as const),
    phase: fc.constantFrom('vectored' as const, 'established' as const, 'landed' as const),
  });

  /** A slow reference: checks pair by pair, following the wording of the rules. */
  function tooClose(one: Aircraft, other: Aircraft): boolean {
    if (one.phase === 'landed' || other.phase === 'landed') return false;
    const level = Math.abs(one.altitude - other.altitude);
    const distance = Math.hypot(one.x - other.x, one.y - other.y);
    if (level >= 1000) return false;
    if (distance < 3) return true;
    if (one.phase !== 'established' || other.phase !== 'established') return false;
    const [leader, follower] = one.y <= other.y ? [one, other] : [other, one];
    if (leader.category === 'H') return distance < { H: 4, M: 5, L: 6 }[follower.category];
    return leader.category === 'M' && follower.category === 'L' && distance < 5;
  }

  test('is reported lost if and only if the slow reference reports it', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 2, maxLength: 6 }), (drawn) => {
        const all = drawn.map((place, index) => aircraft({ ...place, callSign: `SIM${index}` }));
        const reported = conflictsOf(all).map(({ pair }) => pair.toSorted().join());
        const expected = all.flatMap((one, index) =>
          all
            .slice(index + 1)
            .flatMap((other) => (tooClose(one, other) ? [[one.callSign, other.callSign].join()] : [])),
        );
        expect(reported.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});

describe('a run', () => {
  test('ends without a jump, a negative speed or a missing aircraft, in 40 random cases', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer(), (seed, player) => {
        let before = startRun(seed);
        const count = before.aircraft.length;
        const run = playRandomly(seed, player, (now) => {
          for (const [index, one] of now.aircraft.entries()) {
            const was = before.aircraft[index] as Aircraft;
            if (Math.hypot(one.x - was.x, one.y - was.y) > 0.09) throw new Error(`${one.callSign} jumps`);
            if (Math.abs(one.altitude - was.altitude) > 34) throw new Error(`${one.callSign} leaps`);
            if (Math.abs(turnBetween(was.heading, one.heading)) > 3.001) throw new Error(`${one.callSign} spins`);
            if (one.speed <= 0) throw new Error(`${one.callSign} flies at ${one.speed} knots`);
            if (one.altitude < 0) throw new Error(`${one.callSign} flies below the ground`);
          }
          before = now;
        });
        expect(isOver(run)).toBe(true);
        expect(run.aircraft).toHaveLength(count);
      }),
      { numRuns: 40 },
    );
  });

  test('ends the same when its instructions are repeated', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer(), (seed, player) => {
        const run = playRandomly(seed, player);
        const { aircraft: ends, losses, second } = replayRun(seed, writeLog(run));
        expect({ ends, losses, second }).toEqual({ ends: run.aircraft, losses: run.losses, second: run.second });
      }),
      { numRuns: 10 },
    );
  });

  test('of the solved example ends at the recorded second and positions', () => {
    const run = replayRun(example.seed, example.log);
    expect(run.second).toBe(824);
    const ends = run.aircraft.map(({ callSign, x, y }) => [callSign, x.toFixed(9), y.toFixed(9)].join(' '));
    expect(ends).toEqual([
      'SIM50H -0.000046525 -0.016751632',
      'SIM30G -0.000061366 -0.031227972',
      'SIM69H -0.000064350 -0.020804035',
      'SIM93D 0.000119384 3.975285332',
    ]);
  });

  test('gives an idle player almost no marks, and a careful one nearly all of them', () => {
    for (const seed of [6, 7, 12]) {
      expect(scoreOf(playIdly(seed)).mark).toBeLessThanOrEqual(5);
      expect(scoreOf(playCarefully(seed)).mark).toBeGreaterThanOrEqual(95);
    }
  });

  test('gives the solved example all marks', () => {
    expect(scoreOf(replayRun(example.seed, example.log))).toMatchObject({ mark: 100, missed: [] });
  });

  test('records a loss with its rule and distance, and finds the instruction that would have prevented it', () => {
    const run = played(15, { 10: '50H H270 A70', 20: '30G H100 A70' });
    const [loss] = run.losses;
    if (!loss) throw new Error('The run has no loss of separation.');
    expect(loss).toMatchObject({ rule: 'radar', required: 3 });
    expect(loss.distance).toBeLessThan(3);
    const found = preventionOf(run, writeLog(run), loss);
    if (!found) throw new Error('No instruction is found that would have prevented the loss.');
    const log = `${writeLog(run)}; ${found.at} ${writeInstruction(found.instruction)}`;
    const apart = replayRun(15, log, loss.from + 30).losses.filter(({ pair }) => pair.join() === loss.pair.join());
    expect(apart).toEqual([]);
  });
});
