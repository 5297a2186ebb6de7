import { vitalNames, type VitalName } from '../../src/site/vitals.ts';

/**
 * Upper bounds of the buckets, inclusive; one more bucket takes what is larger. The thresholds of web.dev (`limits`) are
 * among them, so shares of good and poor visits are exact.
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

/** What no browser measures in earnest; a report with it is refused. Milliseconds; CLS has no unit. */
export const largest: Record<VitalName, number> = { LCP: 600_000, INP: 600_000, CLS: 100 };

/** Values of one metric, counted by bucket. */
export type Histogram = { counts: number[]; sum: number };

export function emptyHistogram(name: VitalName): Histogram {
  return { counts: Array.from({ length: buckets[name].length + 1 }, () => 0), sum: 0 };
}

/** The number of the bucket that a value falls in. */
export function bucketOf(name: VitalName, value: number): number {
  const index = buckets[name].findIndex((bound) => value <= bound);
  return index < 0 ? buckets[name].length : index;
}

/** How many values a histogram holds. */
export function countOf({ counts }: Histogram): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Estimates a quantile by straight lines within buckets; what lies above the last bound counts as that bound.
 * @param share between 0 and 1: 0.75 for the 75th percentile, by which vitals are judged
 */
export function quantile(name: VitalName, histogram: Histogram, share: number): number {
  const rank = share * countOf(histogram);
  let below = 0;
  for (const [index, bound] of buckets[name].entries()) {
    const count = histogram.counts[index] ?? 0;
    if (count > 0 && below + count >= rank) {
      const from = buckets[name][index - 1] ?? 0;
      return from + ((rank - below) / count) * (bound - from);
    }
    below += count;
  }
  return buckets[name].at(-1) ?? 0;
}

/** Shares of good, middling and poor visits, each between 0 and 1. */
export function shares(name: VitalName, histogram: Histogram): { good: number; middling: number; poor: number } {
  const count = countOf(histogram) || 1;
  const upTo = (limit: number) =>
    histogram.counts.reduce((sum, each, index) => sum + ((buckets[name][index] ?? Infinity) <= limit ? each : 0), 0) /
    count;
  const good = upTo(limits[name].good);
  const notPoor = upTo(limits[name].poor);
  return { good, middling: notPoor - good, poor: 1 - notPoor };
}

/** Tells whether an unknown value is the name of a metric. */
export function isVitalName(value: unknown): value is VitalName {
  return vitalNames.includes(value as VitalName);
}
