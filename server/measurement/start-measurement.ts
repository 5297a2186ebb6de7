import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { startMetricsServer } from './metrics-server.ts';
import type { MeasurementEnv } from './measurement-settings.ts';
import { openVitalsStore, type VitalsStore } from './vitals-store.ts';

/** Name of the file of measured values in `DATA_DIR`. */
export const vitalsFile = 'vitals.sqlite';

export type Measurement = { store: VitalsStore; stop(): Promise<void> };

/** Opens the measured values and, where a port is configured, serves them to Prometheus. */
export async function startMeasurement(
  env: Pick<MeasurementEnv, 'METRICS_PORT' | 'METRICS_HOST'> & { DATA_DIR: string },
  log: FastifyBaseLogger,
): Promise<Measurement> {
  const store = openVitalsStore(join(env.DATA_DIR, vitalsFile), (error) =>
    log.warn(
      { kind: error instanceof Error ? error.message : typeof error },
      'measured values could not be written yet',
    ),
  );
  const server =
    env.METRICS_PORT === undefined ? null : await startMetricsServer(store, env.METRICS_PORT, env.METRICS_HOST);
  if (server) log.info({ port: env.METRICS_PORT, host: env.METRICS_HOST }, 'metrics for Prometheus');
  return {
    store,
    async stop() {
      server?.close();
      server?.closeAllConnections();
      store.close();
    },
  };
}
