import { expect, test } from 'vitest';
import { challengeOf, challengeQuery, freshSeed } from './challenge.ts';

test('a challenge is read from the address that was written for it', () => {
  const challenge = { exercise: 'approach', seed: 48_213, result: 0 } as const;
  expect(challengeOf(challengeQuery(challenge))).toEqual(challenge);
});

test.each(['', '?exercise=approach', '?exercise=chess&seed=1', '?exercise=tower&seed=0', '?exercise=tower&seed=1e9'])(
  '“%s” is not a challenge',
  (search) => {
    expect(challengeOf(search)).toBeUndefined();
  },
);

test('an impossible result is ignored', () => {
  expect(challengeOf('?exercise=tower&seed=7&result=101')).toEqual({ exercise: 'tower', seed: 7, result: undefined });
});

test('a new seed can be played', () => {
  expect(challengeOf(challengeQuery({ exercise: 'approach', seed: freshSeed() }))).toBeDefined();
});
