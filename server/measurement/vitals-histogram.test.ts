import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vitalNames } from '../../src/site/vitals.ts';
import { bucketOf, buckets, emptyHistogram, limits, quantile, shares } from './vitals-histogram.ts';

const metric = fc.constantFrom(...vitalNames);

function histogramOf(name: (typeof vitalNames)[number], values: readonly number[]) {
  const histogram = emptyHistogram(name);
  for (const value of values) histogram.counts[bucketOf(name, value)]! += 1;
  return histogram;
}

test('thresholds are bounds, so that shares are exact', () => {
  for (const name of vitalNames) {
    expect(buckets[name]).toContain(limits[name].good);
    expect(buckets[name]).toContain(limits[name].poor);
    expect(buckets[name]).toEqual(buckets[name].toSorted((one, other) => one - other));
  }
});

test('a quantile lies within the bucket of the value that it estimates', () => {
  fc.assert(
    fc.property(
      metric,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }),
      (name, parts) => {
        const values = parts.map((part) => part * buckets[name].at(-1)!).toSorted((one, other) => one - other);
        const exact = values[Math.ceil(0.75 * values.length) - 1]!;
        const bucket = bucketOf(name, exact);
        const estimate = quantile(name, histogramOf(name, values), 0.75);
        expect(estimate).toBeGreaterThanOrEqual(buckets[name][bucket - 1] ?? 0);
        expect(estimate).toBeLessThanOrEqual(buckets[name][bucket]!);
      },
    ),
  );
});

test('shares are those of the values', () => {
  expect(shares('LCP', histogramOf('LCP', [100, 2500, 2501, 4001]))).toEqual({ good: 0.5, middling: 0.25, poor: 0.25 });
  expect(shares('CLS', histogramOf('CLS', [0]))).toEqual({ good: 1, middling: 0, poor: 0 });
});

test('what is larger than every bound counts as the last', () => {
  expect(quantile('INP', histogramOf('INP', [90_000]), 0.75)).toBe(1500);
});
