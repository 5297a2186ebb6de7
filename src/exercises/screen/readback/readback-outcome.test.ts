import { expect, test } from 'vitest';
import type { Answer } from '../../simulation/readback/answers.ts';
import { readbackOutcome } from './readback-outcome.ts';
import { wholeContent } from '../../../../tests/site-content.ts';

const { kinds, exchanges: all } = (await wholeContent).readback;
const exchanges = ['level', 'right-level', 'line-up', 'altimeter'].map((id) => {
  const found = all.find((exchange) => exchange.id === id);
  if (!found) throw new Error(`There is no exchange ${id}.`);
  return found;
});

function outcomeOf(choices: readonly Answer['choice'][]) {
  const answers = choices.map((choice, index) => ({ at: 10 * (index + 1), choice }));
  return readbackOutcome({ language: 'en', radio: 'es', kinds, exchanges, answers });
}

test('every mistake is listed with its second, its kind and the right phrase', () => {
  const { mark, seconds, moments, good, log } = outcomeOf([0, 0, 'right', 1]);
  expect({ mark, seconds, log }).toEqual({ mark: 0, seconds: 40, log: '10x0 20x0 30R 40x1' });
  expect(moments.map(({ at, kind }) => [at, kind])).toEqual([
    [10, 'good'],
    [20, 'note'],
    [30, 'lost'],
    [40, 'note'],
  ]);
  expect(moments[2]?.text).toContain('“Pista tres seis, autorizado a despegar, SIM226.” There was an error');
  expect(moments[2]?.prevention).toMatch(
    /^to say “SIM226, negativo, repito, pista tres seis, alinee y mantenga”\. Listen first .*\w$/,
  );
  expect(good).toEqual(['You corrected 1 of the 3 wrong readbacks with the right phrase.']);
});

test('a run without a mistake is praised once', () => {
  const { mark, good, moments } = outcomeOf([0, 'right', 0, 0]);
  expect(mark).toBe(100);
  expect(good).toHaveLength(1);
  expect(moments.map(({ kind }) => kind)).toEqual(['good', 'good', 'good']);
});

test.each([
  [0, '4 readbacks were left unanswered.'],
  [3, 'One readback was left unanswered.'],
])('the outcome after %i answers states how many are missing', (given, sentence) => {
  const { moments } = outcomeOf(([0, 'right', 0] as const).slice(0, given));
  expect(moments.at(-1)).toMatchObject({ kind: 'note', text: sentence });
});
