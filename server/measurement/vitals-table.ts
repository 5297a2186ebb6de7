import { vitalNames, type VitalName } from '../../src/site/vitals.ts';
import { countOf, limits, quantile, shares } from './vitals-histogram.ts';
import type { VitalsTable } from './vitals-store.ts';

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

/** Sums up histograms, pages with the most visits first. */
export function vitalsLines(table: VitalsTable): VitalsLine[] {
  const lines = [...table].flatMap(([page, histograms]) =>
    vitalNames.flatMap((metric): VitalsLine[] => {
      const histogram = histograms.get(metric);
      if (!histogram) return [];
      const p75 = quantile(metric, histogram, 0.75);
      const { good, poor } = limits[metric];
      const rating = p75 <= good ? 'good' : p75 <= poor ? 'needs improvement' : 'poor';
      const { good: goodShare, poor: poorShare } = shares(metric, histogram);
      return [{ page, metric, visits: countOf(histogram), p75, rating, good: goodShare, poor: poorShare }];
    }),
  );
  const visits = (page: string) => Math.max(...lines.filter((line) => line.page === page).map((line) => line.visits));
  return lines.toSorted((one, other) => visits(other.page) - visits(one.page) || one.page.localeCompare(other.page));
}

/** Writes the lines as a table for a terminal. */
export function vitalsText(lines: readonly VitalsLine[]): string {
  if (lines.length === 0) return 'Nothing has been measured in this time.\n';
  const rows = [
    ['page', 'metric', 'visits', 'p75', 'rating', 'good', 'poor'],
    ...lines.map(({ page, metric, visits, p75, rating, good, poor }) => [
      page,
      metric,
      String(visits),
      metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`,
      rating,
      `${Math.round(good * 100)} %`,
      `${Math.round(poor * 100)} %`,
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return (
    rows
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd(),
      )
      .join('\n') + '\n'
  );
}
