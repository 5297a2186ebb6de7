import { join } from 'node:path';
import type { EnquiryLog } from '../enquiries/enquiry-log.ts';
import { openVitalsStore, type VitalsStore } from './vitals-store.ts';

/** The file of measured values in a `DATA_DIR`. */
export function vitalsFile(dataDir: string): string {
  return join(dataDir, 'vitals.sqlite');
}

/**
 * Opens the measured values. A file that cannot be opened switches the measurement off with a warning: the site does not
 * depend on it.
 */
export function startMeasurement({ DATA_DIR }: { DATA_DIR: string }, log: EnquiryLog): VitalsStore {
  const file = vitalsFile(DATA_DIR);
  const warn = (message: string) => (error: unknown) =>
    log.warn({ file, reason: error instanceof Error ? error.message : 'unknown' }, message);
  try {
    return openVitalsStore(file, warn('measured values could not be written'));
  } catch (error) {
    warn('measured values are not kept: their file cannot be opened')(error);
    return { add: () => {}, counts: () => [], close: () => {} };
  }
}
