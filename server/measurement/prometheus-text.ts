import { vitalNames, type VitalName } from '../../src/site/vitals.ts';
import { buckets, countOf } from './vitals-histogram.ts';
import type { VitalsTable } from './vitals-store.ts';

/** Name, meaning and unit of each metric as Prometheus has it: times are in seconds. */
const metrics: Record<VitalName, { name: string; help: string; divisor: number }> = {
  LCP: {
    name: 'web_vitals_lcp_seconds',
    help: 'Largest Contentful Paint of consenting visitors, by page.',
    divisor: 1000,
  },
  INP: {
    name: 'web_vitals_inp_seconds',
    help: 'Interaction to Next Paint of consenting visitors, by page.',
    divisor: 1000,
  },
  CLS: { name: 'web_vitals_cls', help: 'Cumulative Layout Shift of consenting visitors, by page.', divisor: 1 },
};

/** Content type of Prometheus' text format, version 0.0.4. */
export const prometheusType = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes histograms in Prometheus' text format. */
export function prometheusText(table: VitalsTable): string {
  return vitalNames.flatMap((vital) => metricLines(vital, table)).join('\n') + '\n';
}

function metricLines(vital: VitalName, table: VitalsTable): string[] {
  const { name, help, divisor } = metrics[vital];
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
  for (const [page, histograms] of table) {
    const histogram = histograms.get(vital);
    if (!histogram) continue;
    let below = 0;
    for (const [index, bound] of buckets[vital].entries()) {
      below += histogram.counts[index] ?? 0;
      lines.push(`${name}_bucket{page="${page}",le="${bound / divisor}"} ${below}`);
    }
    lines.push(
      `${name}_bucket{page="${page}",le="+Inf"} ${countOf(histogram)}`,
      `${name}_sum{page="${page}"} ${histogram.sum / divisor}`,
      `${name}_count{page="${page}"} ${countOf(histogram)}`,
    );
  }
  return lines;
}
