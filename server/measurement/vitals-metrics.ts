import { vitalNames, type VitalName } from '../../src/site/vitals.ts';
import { buckets } from './vitals-buckets.ts';
import type { VitalsCount } from './vitals-store.ts';

/** Each metric as Prometheus has it: times are in seconds. */
const metrics: Record<VitalName, { name: string; help: string; divisor: number }> = {
  LCP: { name: 'web_vitals_lcp_seconds', help: 'Largest Contentful Paint', divisor: 1000 },
  INP: { name: 'web_vitals_inp_seconds', help: 'Interaction to Next Paint', divisor: 1000 },
  CLS: { name: 'web_vitals_cls', help: 'Cumulative Layout Shift', divisor: 1 },
};

/** Writes counts as histograms in Prometheus' text format: cumulative buckets by page. */
export function prometheusText(counts: readonly VitalsCount[]): string {
  const lines = vitalNames.flatMap((vital) => {
    const { name, help, divisor } = metrics[vital];
    const pages = Map.groupBy(
      counts.filter(({ metric }) => metric === vital),
      ({ page }) => page,
    );
    const series = [...pages].flatMap(([page, group]) => {
      const upTo = (last: number) => group.reduce((sum, { bucket, count }) => sum + (bucket <= last ? count : 0), 0);
      const sum = group.reduce((all, each) => all + each.sum, 0);
      return [
        ...buckets[vital].map((bound, n) => `${name}_bucket{page="${page}",le="${bound / divisor}"} ${upTo(n)}`),
        `${name}_bucket{page="${page}",le="+Inf"} ${upTo(Infinity)}`,
        `${name}_sum{page="${page}"} ${sum / divisor}`,
        `${name}_count{page="${page}"} ${upTo(Infinity)}`,
      ];
    });
    return [`# HELP ${name} ${help} of consenting visitors, by page.`, `# TYPE ${name} histogram`, ...series];
  });
  return `${lines.join('\n')}\n`;
}
