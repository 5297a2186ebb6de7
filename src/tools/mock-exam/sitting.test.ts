import { expect, test } from 'vitest';
import type { DrawnQuestion } from './draw-paper.ts';
import {
  beginSitting,
  choose,
  goTo,
  handIn,
  isOver,
  noProgress,
  passTime,
  readProgress,
  toggleMark,
} from './sitting.ts';

const drawn = ['a', 'b', 'c'].map((id) => ({ question: { id } })) as DrawnQuestion[];
const begun = beginSitting({ part: 'charts', seed: 7, drawn }, 180, '2026-11-23T10:00:00.000Z');

test('choosing an answer again leaves the question blank, and choosing another one replaces it', () => {
  const answered = choose(goTo(begun, 1), 2);
  expect(answered.given).toEqual([null, 2, null]);
  expect(choose(answered, 3).given).toEqual([null, 3, null]);
  expect(choose(answered, 2).given).toEqual([null, null, null]);
});

test('a mark is set and removed; moving stops at the first and the last question', () => {
  const marked = toggleMark(goTo(begun, 9));
  expect([marked.at, marked.marked]).toEqual([2, [2]]);
  expect(toggleMark(marked).marked).toEqual([]);
  expect(goTo(begun, -1).at).toBe(0);
});

test('the elapsed time stops at the limit; a sitting without a limit never ends', () => {
  expect(isOver(passTime(begun, 179))).toBe(false);
  expect(passTime(begun, 400)).toMatchObject({ seconds: 180 });
  expect(isOver(passTime(begun, 180))).toBe(true);
  expect(isOver(passTime({ ...begun, limit: null }, 100_000))).toBe(false);
});

test('handing in keeps the twenty newest papers', () => {
  const done = Array.from({ length: 20 }, (_, seed) => ({ ...begun, seed }));
  const after = handIn({ running: choose(begun, 0), done });
  expect(after.running).toBeNull();
  expect(after.done).toHaveLength(20);
  expect(after.done[0]?.given).toEqual([0, null, null]);
});

test('stored progress is read back unchanged', () => {
  const kept = { running: choose(begun, 1), done: [begun] };
  expect(readProgress(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"running":',
  '{"running":4,"done":{"length":3}}',
  JSON.stringify({
    running: { ...begun, given: [0] },
    done: [
      { ...begun, at: 3 },
      { ...begun, part: 'x' },
    ],
  }),
  JSON.stringify({ running: { ...begun, given: [0, 4, null] }, done: [null, { ...begun, begun: 'x' }] }),
  JSON.stringify({ running: { ...begun, seconds: -1 }, done: [{ ...begun, questions: [], given: [], at: 0 }] }),
])('stored %j is not a sitting', (text) => {
  expect(readProgress(text)).toEqual(noProgress);
});
