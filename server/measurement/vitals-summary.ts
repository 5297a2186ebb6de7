import type { VitalName } from '../../src/site/vitals.ts';
import { buckets, limits } from './vitals-buckets.ts';
import type { VitalsCount } from './vitals-store.ts';
import { textTable } from '../text-table.ts';

/** One metric of one page, judged as web.dev judges it: by the value that three quarters of visits stay under. */
export type VitalsLine = {
  page: string;
  metric: VitalName;
  visits: number;
  /** Milliseconds; CLS has no unit. */
  p75: number;
  rating: 'good' | 'needs improvement' | 'poor';
  /** Share of good visits, between 0 and 1. */
  good: number;
  poor: number;
};

/** Sums up counts, pages with the most visits first. */
export function vitalsLines(counts: readonly VitalsCount[]): VitalsLine[] {
  const groups = Map.groupBy(counts, ({ page, metric }) => `${page} ${metric}`);
  const lines = [...groups.values()].map((group): VitalsLine => {
    const { page, metric } = group[0]!;
    const { good, poor } = limits[metric];
    const visits = total(group);
    const within = (limit: number) =>
      total(group.filter(({ bucket }) => (buckets[metric][bucket] ?? Infinity) <= limit));
    const p75 = quantile(metric, group, 0.75);
    const rating = p75 <= good ? 'good' : p75 <= poor ? 'needs improvement' : 'poor';
    return { page, metric, visits, p75, rating, good: within(good) / visits, poor: 1 - within(poor) / visits };
  });
  const most = (page: string) => Math.max(...lines.filter((line) => line.page === page).map(({ visits }) => visits));
  return lines.toSorted((one, other) => most(other.page) - most(one.page) || one.page.localeCompare(other.page));
}

/** Estimates a quantile by straight lines within buckets; what lies above the last bound counts as that bound. */
export function quantile(metric: VitalName, group: readonly VitalsCount[], share: number): number {
  const rank = share * total(group);
  let below = 0;
  for (const { bucket, count } of group.toSorted((one, other) => one.bucket - other.bucket)) {
    const [from, to] = [buckets[metric][bucket - 1] ?? 0, buckets[metric][bucket]];
    if (to !== undefined && below + count >= rank) return from + ((rank - below) / count) * (to - from);
    below += count;
  }
  return buckets[metric].at(-1) ?? 0;
}

/** Writes the lines as a table for a terminal. */
export function vitalsText(lines: readonly VitalsLine[]): string {
  if (lines.length === 0) return 'Nothing has been measured in this time.\n';
  const rows = lines.map(({ page, metric, visits, p75, rating, good, poor }) => [
    page,
    metric,
    String(visits),
    metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`,
    rating,
    `${Math.round(good * 100)} %`,
    `${Math.round(poor * 100)} %`,
  ]);
  return textTable([['page', 'metric', 'visits', 'p75', 'rating', 'good', 'poor'], ...rows]);
}

function total(counts: readonly VitalsCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
