import { Counter, Histogram, type Registry } from 'prom-client';
import { formIds } from '../../src/schema/enquiry.ts';
import type { EnquiryStore } from '../enquiries/store/store.ts';

/**
 * Bounds in seconds. A commit on a good disk takes a few milliseconds; after three seconds the embedded database gives
 * up.
 */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Wraps a store so that accepted enquiries are counted by form and writes are timed. */
export function watchEnquiries(registry: Registry, store: EnquiryStore): EnquiryStore {
  const enquiries = new Counter({
    name: 'centro_atco_enquiries_total',
    help: 'Enquiries that this process stored, by form. Repetitions do not count.',
    labelNames: ['form'],
    registers: [registry],
  });
  // Counters start at 0: `increase` misses the first value of a new series.
  for (const form of formIds) enquiries.labels(form).inc(0);
  const writes = new Histogram({
    name: 'centro_atco_store_write_duration_seconds',
    help: 'How long an enquiry took to be on the disk.',
    buckets,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'centro_atco_store_failures_total',
    help: 'Enquiries that could not be stored; the log has the code. Their visitors were asked to send them again.',
    registers: [registry],
  });

  async function accept(...sent: Parameters<EnquiryStore['accept']>): Promise<'stored' | 'already-stored'> {
    const took = writes.startTimer();
    try {
      const outcome = await store.accept(...sent);
      if (outcome === 'stored') enquiries.labels(sent[0].form).inc();
      took();
      return outcome;
    } catch (error) {
      failures.inc();
      throw error;
    }
  }
  return { ...store, accept };
}
