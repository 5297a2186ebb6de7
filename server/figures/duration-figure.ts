import type { DurationFigure } from '../../src/schema/office-figures.ts';

/** Median, 90th percentile and maximum of some durations, in seconds; null without any. */
export function durationFigure(seconds: readonly number[]): DurationFigure & { longest: number | null } {
  const sorted = seconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
  return { number: sorted.length, median: at(0.5), ninetieth: at(0.9), longest: at(1) };
}
