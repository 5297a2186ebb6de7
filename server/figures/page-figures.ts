import { Gauge, type Registry } from 'prom-client';

/** Publishes which build is served, and whether its pages show another day. */
export function watchPages(registry: Registry, build: string, areOld: () => boolean): void {
  new Gauge({
    name: 'centro_atco_build_info',
    help: 'The build that is served.',
    labelNames: ['build'],
    registers: [registry],
  })
    .labels(build)
    .set(1);
  const old: Gauge = new Gauge({
    name: 'centro_atco_pages_old',
    help: 'Whether pages say what was true on another day: 1 until they are drawn again.',
    registers: [registry],
    collect: () => old.set(Number(areOld())),
  });
}
