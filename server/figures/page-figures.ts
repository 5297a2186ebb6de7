import { Gauge, type Registry } from 'prom-client';

/** Publishes which build or content is served, and whether its pages are out of date. */
export function watchPages(registry: Registry, build: () => string, areOld: () => boolean): void {
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
  const old: Gauge = new Gauge({
    name: 'centro_atco_pages_old',
    help: 'Whether pages say what was true on another day: 1 until they are drawn again.',
    registers: [registry],
    collect: () => old.set(Number(areOld())),
  });
}
