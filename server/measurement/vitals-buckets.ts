import type { VitalName } from '../../src/site/vitals.ts';

/**
 * Upper bounds of the buckets that values are counted in, inclusive; one more bucket takes what is larger. Among them
 * are the thresholds of https://web.dev/articles/vitals, so that shares of good and poor visits are exact.
 */
export const buckets: Record<VitalName, readonly number[]> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 6000, 10_000],
  INP: [25, 50, 100, 150, 200, 300, 400, 500, 800, 1500],
  CLS: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1],
};

/** Up to which value a visit was good, and from which on it was poor. Milliseconds; CLS has no unit. */
export const limits: Record<VitalName, { good: number; poor: number }> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
};

/** The number of the bucket that a value falls in. */
export function bucketOf(name: VitalName, value: number): number {
  const index = buckets[name].findIndex((bound) => value <= bound);
  return index < 0 ? buckets[name].length : index;
}
