import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitAfter } from './clock.ts';

const hour = 3_600_000;

test('waits double from ten seconds to six hours, and last about three days in all', () => {
  expect([1, 2, 3].map((attempt) => waitAfter(attempt))).toEqual([10_000, 20_000, 40_000]);
  let [total, attempt, longest] = [0, 1, 0];
  for (let wait = waitAfter(attempt); wait !== null; wait = waitAfter(++attempt)) {
    total += wait;
    longest = Math.max(longest, wait);
  }
  expect(longest).toBe(6 * hour);
  expect(total / hour).toBeGreaterThan(66);
  expect(total / hour).toBeLessThan(78);
});

test('waits never get shorter, and no wait follows the last attempt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 100_000 }), (attempt, firstWait) => {
      const [wait, next] = [waitAfter(attempt, firstWait), waitAfter(attempt + 1, firstWait)];
      if (wait === null) expect(next).toBeNull();
      else {
        expect(wait).toBeGreaterThanOrEqual(firstWait);
        if (next !== null) expect(next).toBeGreaterThanOrEqual(wait);
      }
    }),
  );
});
