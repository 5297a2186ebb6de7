import { emailKey } from '../store/email-key.ts';
import type { OutboxRow } from '../store/tables.ts';
import type { ClaimedDelivery, Delivery, NewDelivery } from './delivery.ts';

/** Names of the times in the contents of deliveries. */
const times: ReadonlySet<string> = new Set(['receivedAt', 'requestedAt', 'confirmedAt', 'at']);

/** The row of a delivery that is due at once. */
export function waitingRow({ id, kind, ...contents }: NewDelivery, at: Date): OutboxRow {
  return {
    id,
    kind,
    ...subjectOf(contents),
    payload: JSON.stringify(contents),
    state: 'waiting',
    attempts: 0,
    next_attempt_at: at.toISOString(),
    lease_until: null,
    last_error: null,
    sent_at: null,
    created_at: at.toISOString(),
  };
}

function subjectOf(contents: object): Pick<OutboxRow, 'about' | 'email_key'> {
  const { enquiry, subscription, booking } = contents as Record<string, { id: string; email: string } | undefined>;
  const subject = enquiry ?? subscription ?? booking;
  return { about: subject?.id ?? null, email_key: subject ? emailKey(subject.email) : null };
}

/** The contents of a row that is not sent yet. */
export function contentsOf({ payload }: Pick<OutboxRow, 'payload'>): unknown {
  return JSON.parse(payload!, (name, value: unknown) =>
    times.has(name) && typeof value === 'string' ? new Date(value) : value,
  ) as unknown;
}

/** A leased row. `interrupted`: its earlier lease ended without an outcome. */
export function claimedDelivery(row: OutboxRow, interrupted: boolean): ClaimedDelivery {
  const { id, kind, attempts: attempt } = row;
  return { ...(contentsOf(row) as object), id, kind, attempt, interrupted } as ClaimedDelivery;
}

/** A row as the centre's staff see it. */
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
