import { join } from 'node:path';
import type { EnquiryLog } from '../enquiries/enquiry-log.ts';
import type { MeasurementEnv } from './measurement-settings.ts';
import { startMetricsServer } from './metrics-server.ts';
import { openVitalsStore, type VitalsStore } from './vitals-store.ts';

export type Measurement = { store: VitalsStore; stop(): void };

/** The file of measured values in a `DATA_DIR`. */
export function vitalsFile(dataDir: string): string {
  return join(dataDir, 'vitals.sqlite');
}

/**
 * Opens the measured values and, where a port is configured, serves them to Prometheus. A file that cannot be opened
 * switches the measurement off with a warning: the site does not depend on it.
 * @throws Error when the port is taken
 */
export async function startMeasurement(
  env: Pick<MeasurementEnv, 'METRICS_PORT' | 'METRICS_HOST'> & { DATA_DIR: string },
  log: EnquiryLog,
): Promise<Measurement> {
  const file = vitalsFile(env.DATA_DIR);
  const warn = (message: string) => (error: unknown) =>
    log.warn({ file, reason: error instanceof Error ? error.message : 'unknown' }, message);
  let store: VitalsStore = { add: () => {}, counts: () => [], close: () => {} };
  try {
    store = openVitalsStore(file, warn('measured values could not be written'));
  } catch (error) {
    warn('measured values are not kept: their file cannot be opened')(error);
  }
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  const server = port === undefined ? null : await startMetricsServer(store, port, host);
  if (server) log.info({ port, host }, 'metrics for Prometheus');
  return {
    store,
    stop() {
      server?.close();
      server?.closeAllConnections();
      store.close();
    },
  };
}
