import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carefulInstruction } from './careful-player.ts';
import { playLog, runAsText } from './log.ts';
import { thresholdSecond, type Movement, type Phase } from './movement.ts';
import * as rules from './rules.ts';
import { playTower, randomPlayer } from './play.ts';
import { beginRun, instruct, orders, ordersFor, type TowerRun } from './run.ts';
import { conflictsOf, isOnRunway, wakeLack } from './runway.ts';
import { markOf } from './scoring.ts';

const seeds = fc.integer({ min: 1, max: 99_999 });

/** Players that give a random order at a fixed interval. */
const players = fc.record({ seed: seeds, every: fc.integer({ min: 1, max: 40 }), mind: seeds });

function movement(changes: Partial<Movement>): Movement {
  return {
    callSign: 'SIM1',
    kind: 'departure',
    type: '',
    category: 'M',
    due: 0,
    phase: 'holding',
    since: 0,
    isCleared: false,
    ...changes,
  };
}

describe('two movements on the runway', () => {
  const on = (phase: Phase, entered: number) => movement({ phase, entered });

  test.each([
    ['a departure may wait behind a landing', on('landed', 10), on('entering', 20), false],
    ['a departure may wait behind a take-off', on('rolling', 10), on('lined up', 20), false],
    ['a landing over a waiting departure is a conflict', on('lined up', 10), on('landed', 20), true],
    ['a landing behind a landing is a conflict', on('landed', 10), on('landed', 20), true],
    ['a landing behind a take-off is a conflict', on('rolling', 10), on('landed', 20), true],
    ['a take-off behind a landing is a conflict', on('landed', 10), on('rolling', 20), true],
    ['a take-off behind a take-off is a conflict', on('rolling', 10), on('rolling', 20), true],
    ['a departure that enters beside the vehicle is a conflict', on('inspecting', 10), on('entering', 20), true],
    ['the vehicle behind a landing is a conflict', on('landed', 10), on('inspecting', 20), true],
    ['a landing after the other has vacated is no conflict', on('vacated', 10), on('landed', 20), false],
  ])('%s', (_, first, second, isConflict) => {
    expect(conflictsOf([first, second])).toHaveLength(isConflict ? 1 : 0);
    expect(conflictsOf([second, first])).toEqual(isConflict ? [[1, 0]] : []);
  });
});

describe('the wake of a take-off', () => {
  test.each([
    ['H', 'M', 120],
    ['H', 'L', 120],
    ['M', 'L', 120],
    ['H', 'H', 0],
    ['M', 'M', 0],
    ['L', 'H', 0],
  ] as const)('of a %s before a %s needs %i s', (leader, follower, seconds) => {
    const traffic = [movement({ category: leader, began: 100, phase: 'airborne' })];
    expect(wakeLack(traffic, movement({ category: follower }), 100).lack).toBe(seconds);
    expect(wakeLack(traffic, movement({ category: follower }), 100 + seconds).lack).toBe(0);
  });
});

test('an impossible order changes nothing', () => {
  const run = beginRun(5);
  for (const [to] of run.traffic.entries()) {
    for (const order of orders) {
      if (!ordersFor(run.traffic, to).includes(order)) expect(instruct(run, { order, to })).toBe(run);
    }
  }
  expect(instruct(run, { order: 'land', to: 99 })).toBe(run);
});

test('at most one movement enters the runway or is lined up at a time', () => {
  fc.assert(
    fc.property(players, (player) => {
      playTower(player.seed, randomPlayer(player.mind, player.every), ({ traffic }) => {
        expect(traffic.filter(({ phase }) => phase === 'entering' || phase === 'lined up').length).toBeLessThan(2);
      });
    }),
    { numRuns: 20 },
  );
});

/**
 * Whether `one` entered the runway later than `other`. In the same second, the order of the traffic decides: arrivals
 * are first.
 */
function cameLater(one: Movement, other: Movement, isAfter: boolean): boolean {
  const difference = (one.entered ?? 0) - (other.entered ?? 0);
  return difference > 0 || (difference === 0 && isAfter);
}

/**
 * A reference that finds double occupation in another way. Whenever a movement enters the runway or begins its take-off
 * run, it is compared with all others on the runway.
 */
function slowReference() {
  const open = new Set<string>();
  const found: string[] = [];
  let before: readonly Movement[] = [];
  return {
    found,
    watch({ traffic, second }: TowerRun): void {
      for (const key of open)
        if (!key.split(' ').every((one) => isOnRunway(traffic[Number(one)] as Movement))) open.delete(key);
      for (const [index, one] of traffic.entries()) {
        const last = before[index]?.phase;
        if (last === one.phase || !['landed', 'entering', 'rolling', 'inspecting'].includes(one.phase)) continue;
        for (const [other, there] of traffic.entries()) {
          if (other === index || !isOnRunway(there) || cameLater(there, one, other > index)) continue;
          const mayWait = one.phase === 'entering' && (there.phase === 'landed' || there.phase === 'rolling');
          const key = [index, other].toSorted((a, b) => a - b).join(' ');
          if (mayWait || open.has(key)) continue;
          open.add(key);
          found.push(`${second}: ${key}`);
        }
      }
      before = traffic;
    },
  };
}

test('the runway is reported as occupied twice if and only if the slow reference reports it', () => {
  fc.assert(
    fc.property(players, (player) => {
      const reference = slowReference();
      const run = playTower(player.seed, randomPlayer(player.mind, player.every), reference.watch);
      reference.watch(run);
      const reported = run.events
        .filter(({ kind }) => kind === 'runway')
        .map(({ second, by }) => `${second}: ${by.toSorted((a, b) => a - b).join(' ')}`);
      expect(new Set(reported)).toEqual(new Set(reference.found));
    }),
    { numRuns: 100 },
  );
});

test('replaying a log gives the same run, which ends in time', () => {
  fc.assert(
    fc.property(players, (player) => {
      const run = playTower(player.seed, randomPlayer(player.mind, player.every));
      expect(run.second).toBeLessThanOrEqual(rules.longestRun);
      expect(playLog(player.seed, runAsText(run))).toEqual(run);
    }),
    { numRuns: 20 },
  );
});

test('arrivals cross the threshold at least two minutes apart, so the tower need not separate them for wake', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const crossings = beginRun(seed)
        .traffic.filter(({ kind }) => kind === 'arrival')
        .map(thresholdSecond);
      for (const [index, second] of crossings.slice(1).entries())
        expect(second - (crossings[index] ?? 0)).toBeGreaterThanOrEqual(120);
    }),
  );
});

test('no two movements of a run have the same call sign', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { traffic } = beginRun(seed);
      expect(new Set(traffic.map(({ callSign }) => callSign)).size).toBe(traffic.length);
    }),
  );
});

test('a careful player causes no conflict and gets more than 70 marks; an idle player gets 0', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const careful = playTower(seed, carefulInstruction);
      expect(careful.events.filter(({ kind }) => kind === 'runway' || kind === 'wake')).toEqual([]);
      expect(markOf(careful)).toBeGreaterThan(70);
      expect(markOf(playTower(seed, () => undefined))).toBe(0);
    }),
    { numRuns: 20 },
  );
});

test('careless players get fewer marks on average than careful ones', () => {
  const mean = (marks: number[]) => marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
  const some = Array.from({ length: 10 }, (_, index) => index + 1);
  const careless = some.map((seed) => markOf(playTower(seed, randomPlayer(seed, 7))));
  const careful = some.map((seed) => markOf(playTower(seed, carefulInstruction)));
  expect(mean(careful)).toBeGreaterThan(90);
  expect(mean(careless)).toBeLessThan(30);
});
