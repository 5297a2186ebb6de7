import type { Delivery } from '../outbox/delivery.ts';
import type { OutboxRow } from './tables.ts';

/** A row of the outbox as the centre's staff see it. */
export function storedDelivery(row: OutboxRow): Delivery {
  return {
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'waiting' ? new Date(row.next_attempt_at) : null,
    lastError: row.last_error,
    sentAt: row.sent_at === null ? null : new Date(row.sent_at),
  };
}
