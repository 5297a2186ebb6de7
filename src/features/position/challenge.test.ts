import { expect, test } from 'vitest';
import { challengeOf, challengeQuery, freshSeed } from './challenge.ts';

test('a challenge is read from an address as it was written', () => {
  const challenge = { exercise: 'approach', seed: 48_213, result: 0 } as const;
  expect(challengeOf(challengeQuery(challenge))).toEqual(challenge);
});

test.each(['', '?exercise=approach', '?exercise=chess&seed=1', '?exercise=tower&seed=0', '?exercise=tower&seed=1e9'])(
  '“%s” is no challenge',
  (search) => {
    expect(challengeOf(search)).toBeUndefined();
  },
);

test('a result that cannot be is left out', () => {
  expect(challengeOf('?exercise=tower&seed=7&result=101')).toEqual({ exercise: 'tower', seed: 7, result: undefined });
});

test('a fresh seed can be played', () => {
  expect(challengeOf(challengeQuery({ exercise: 'approach', seed: freshSeed() }))).toBeDefined();
});
