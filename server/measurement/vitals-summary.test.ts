import { expect, test } from 'vitest';
import type { VitalName } from '../../src/site/vitals.ts';
import { bucketOf, buckets } from './vitals-buckets.ts';
import { prometheusText } from './vitals-metrics.ts';
import { quantile, vitalsLines, vitalsText } from './vitals-summary.ts';

const counted = (page: string, metric: VitalName, value: number, count: number) => ({
  page,
  metric,
  bucket: bucketOf(metric, value),
  count,
  sum: value * count,
});

test('a bound belongs to the bucket below it, and what is above the last has one of its own', () => {
  expect([0, 500, 501, 10_000, 10_001].map((value) => bucketOf('LCP', value))).toEqual([0, 0, 1, 9, 10]);
});

test('pages with the most visits come first, each metric judged by what three quarters stay under', () => {
  const lines = vitalsLines([
    counted('contact', 'LCP', 2500, 4),
    counted('home', 'LCP', 4000, 3),
    counted('home', 'LCP', 900, 1),
    counted('home', 'CLS', 0.26, 8),
    counted('about', 'INP', 200, 4),
  ]);
  expect(
    lines.map(({ page, metric, visits, rating, good, poor }) => [page, metric, visits, rating, good, poor]),
  ).toEqual([
    ['home', 'LCP', 4, 'needs improvement', 0.25, 0],
    ['home', 'CLS', 8, 'poor', 0, 1],
    ['about', 'INP', 4, 'good', 1, 0],
    ['contact', 'LCP', 4, 'good', 1, 0],
  ]);
});

test('a quantile is found whatever the order of the counts, and is never above the last bound', () => {
  const group = [counted('home', 'LCP', 1400, 2), counted('home', 'LCP', 400, 2)];
  expect(quantile('LCP', group, 0.5)).toBe(500);
  expect(quantile('LCP', group, 0.25)).toBe(250);
  expect(quantile('LCP', group, 1)).toBe(1500);
  expect(quantile('LCP', [counted('home', 'LCP', 99_999, 1)], 0.75)).toBe(10_000);
});

test('a terminal shows milliseconds, and a layout shift without a unit', () => {
  const text = vitalsText(vitalsLines([counted('home', 'LCP', 500, 4), counted('home', 'CLS', 0.005, 1)]));
  expect(text).toBe(
    [
      'page  metric  visits  p75     rating  good   poor\n',
      'home  LCP     4       375 ms  good    100 %  0 %\n',
      'home  CLS     1       0.004   good    100 %  0 %\n',
    ].join(''),
  );
});

test('Prometheus reads each metric of each page, and says what it is', () => {
  const lines = prometheusText([counted('home', 'CLS', 0.01, 2), counted('home', 'INP', 30, 1)]).split('\n');
  const [first] = buckets.CLS;
  expect(lines).toContain('# HELP web_vitals_cls Cumulative Layout Shift of consenting visitors, by page.');
  expect(lines).toContain(`web_vitals_cls_bucket{page="home",le="${first}"} 0`);
  expect(lines).toContain('web_vitals_cls_bucket{page="home",le="0.01"} 2');
  expect(lines).toContain('web_vitals_cls_count{page="home"} 2');
  expect(lines).toContain('web_vitals_inp_seconds_count{page="home"} 1');
  expect(lines.filter((line) => line.startsWith('web_vitals_lcp'))).toEqual([]);
});
