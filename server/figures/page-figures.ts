import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * Publishes which build or content is served, and counts the pages that could not be drawn.
 * @returns counts one such page
 */
export function watchPages(registry: Registry, build: () => string): () => void {
  const served: Gauge = new Gauge({
    name: 'centro_atco_build_info',
    help: 'The build that is served, or the content that was published with it.',
    labelNames: ['build'],
    registers: [registry],
    collect: () => {
      served.reset();
      served.labels(build()).set(1);
    },
  });
  const failed = new Counter({
    name: 'centro_atco_page_failures_total',
    help: 'Pages that could not be drawn: their last good version was sent, or an error.',
    registers: [registry],
  });
  return () => failed.inc();
}
