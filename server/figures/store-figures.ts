import { Counter, Gauge, type Registry } from 'prom-client';
import { formIds } from '../../src/schema/enquiry.ts';
import type { EnquiryStore } from '../enquiries/store/store.ts';
import { deliveryKinds, deliveryStates } from '../enquiries/outbox/delivery.ts';

/** Wraps a store so that accepted enquiries are counted by form, and those that could not be stored. */
export function watchEnquiries(registry: Registry, store: EnquiryStore): EnquiryStore {
  const enquiries = new Counter({
    name: 'centro_atco_enquiries_total',
    help: 'Enquiries that this process stored, by form. Repetitions do not count.',
    labelNames: ['form'],
    registers: [registry],
  });
  // Counters start at 0: `increase` misses the first value of a new series.
  for (const form of formIds) enquiries.labels(form).inc(0);
  const failures = new Counter({
    name: 'centro_atco_store_failures_total',
    help: 'Enquiries that could not be stored; the log has the code. Their visitors were asked to send them again.',
    registers: [registry],
  });

  async function accept(...sent: Parameters<EnquiryStore['accept']>): Promise<'stored' | 'already-stored'> {
    const outcome = await store.accept(...sent).catch((error: unknown) => {
      failures.inc();
      throw error;
    });
    if (outcome === 'stored') enquiries.labels(sent[0].form).inc();
    return outcome;
  }
  return { ...store, accept };
}

/**
 * Reports the deliveries in the database, by kind and state. Servers that share a database all report the same: take
 * the largest, not the sum. While the database is away, only `centro_atco_store_ready` is reported, as 0.
 * @returns a function that refreshes the figures; await it before reading the metrics of the registry
 */
export function watchOutbox(registry: Registry, store: EnquiryStore): () => Promise<void> {
  const deliveries = new Gauge({
    name: 'centro_atco_outbox_deliveries',
    help: 'Deliveries in the database, by kind and state.',
    labelNames: ['kind', 'state'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'centro_atco_outbox_oldest_seconds',
    help: 'Age of the oldest waiting delivery of this kind, from the arrival of its enquiry or, without one, from queuing; 0 if none waits.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const ready = new Gauge({
    name: 'centro_atco_store_ready',
    help: 'Whether an enquiry could be stored now: 1 or 0.',
    registers: [registry],
  });

  return async () => {
    try {
      await store.ping();
      const [summary, since] = [await store.outboxSummary(), await store.oldestWaiting()];
      for (const kind of deliveryKinds) {
        for (const state of deliveryStates) deliveries.labels(kind, state).set(summary[kind][state]);
        oldest.labels(kind).set(Math.max(0, Date.now() - (since[kind]?.getTime() ?? Date.now())) / 1000);
      }
      ready.set(1);
    } catch {
      deliveries.reset();
      oldest.reset();
      ready.set(0);
    }
  };
}
