import { Histogram, type Registry } from 'prom-client';
import type { VitalName, VitalsReport } from '../../src/site/vitals.ts';

/** Turns the browser's milliseconds into Prometheus's seconds; CLS has no unit. */
const divisors: Record<VitalName, number> = { LCP: 1000, INP: 1000, CLS: 1 };

/** Counts the measurements of browsers, by page. The buckets have the thresholds of https://web.dev/articles/vitals. */
export function watchVitals(registry: Registry): (report: VitalsReport) => void {
  const histogram = (name: string, what: string, buckets: number[]) =>
    new Histogram({
      name,
      help: `${what} of consenting visitors, by page.`,
      labelNames: ['page'],
      buckets,
      registers: [registry],
    });
  const histograms: Record<VitalName, Histogram<'page'>> = {
    LCP: histogram('web_vitals_lcp_seconds', 'Largest Contentful Paint', [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 6, 10]),
    INP: histogram(
      'web_vitals_inp_seconds',
      'Interaction to Next Paint',
      [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.8, 1.5],
    ),
    CLS: histogram(
      'web_vitals_cls',
      'Cumulative Layout Shift',
      [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1],
    ),
  };
  return ({ page, values }) => {
    for (const { name, value } of values) histograms[name].labels(page).observe(value / divisors[name]);
  };
}
