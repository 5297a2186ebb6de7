import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { withContents } from './claimed-contents.ts';
import {
  deliveryKinds,
  deliveryStates,
  type ClaimedDelivery,
  type DeliveryKind,
  type DeliveryState,
} from './delivery.ts';
import { cancellationId } from '../store/waiting-row.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { OutboxRow, Tables } from '../store/tables.ts';

type Settings = { database: 'sqlite' | 'postgres'; now: () => Date };
type OutboxOperation =
  | 'claim'
  | 'markSent'
  | 'markRetry'
  | 'markFailed'
  | 'markUncertain'
  | 'resend'
  | 'settle'
  | 'retryFailed'
  | 'bringForwardUnreachable'
  | 'nextDue'
  | 'outboxSummary';
type Claim = Parameters<EnquiryStore['claim']>[0];

/** The part of the store for pending deliveries. */
export function outboxQueries(db: Kysely<Tables>, { database, now }: Settings): Pick<EnquiryStore, OutboxOperation> {
  function isDue(at: string) {
    return (row: ExpressionBuilder<Tables, 'outbox'>) =>
      row.or([
        row.and([row('state', '=', 'waiting'), row('next_attempt_at', '<=', at)]),
        row.and([row('state', '=', 'leased'), row('lease_until', '<=', at)]),
      ]);
  }

  async function claim({ kinds, limit, leaseMs }: Claim): Promise<ClaimedDelivery[]> {
    if (kinds.length === 0 || limit < 1) return [];
    const at = now();
    return db.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('outbox')
        .select(['id', 'state'])
        .where('kind', 'in', kinds)
        .where(isDue(at.toISOString()))
        // Enquiries come before the hundreds of mails of an announcement.
        .orderBy(sql`case when kind = 'edition-mail' then 1 else 0 end`)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit)
        // SQLite needs no row locks: its transaction excludes other claims.
        .$if(database === 'postgres', (query) => query.forUpdate().skipLocked())
        .execute();
      if (due.length === 0) return [];
      const leased = await transaction
        .updateTable('outbox')
        .set((row) => ({
          state: 'leased',
          attempts: row('attempts', '+', 1),
          lease_until: new Date(at.getTime() + leaseMs).toISOString(),
        }))
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .returningAll()
        .execute();
      const interrupted = new Set(due.filter(({ state }) => state === 'leased').map(({ id }) => id));
      return withContents(transaction, leased, interrupted);
    });
  }

  /** The columns of a sent row: personal data stored with the mail are cleared. */
  const sent = () => ({ state: 'sent', sent_at: now().toISOString(), contents: null, email_key: null }) as const;

  async function finish(claimed: ClaimedDelivery, changes: Partial<OutboxRow>): Promise<boolean> {
    const result = await db
      .updateTable('outbox')
      .set({ ...changes, lease_until: null })
      .where('id', '=', claimed.id)
      .where('state', '=', 'leased')
      .where('attempts', '=', claimed.attempt)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  async function retryFailed(): Promise<{ failed: number; delayed: number }> {
    const due = { state: 'waiting', next_attempt_at: now().toISOString() } as const;
    return db.transaction().execute(async (transaction) => {
      const delayed = await transaction
        .updateTable('outbox')
        .set(due)
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '>', due.next_attempt_at)
        .executeTakeFirst();
      const failed = await transaction
        .updateTable('outbox')
        .set({ ...due, attempts: 0 })
        .where('state', '=', 'failed')
        .executeTakeFirst();
      return { failed: Number(failed.numUpdatedRows), delayed: Number(delayed.numUpdatedRows) };
    });
  }

  async function decide(id: string | null, changes: Partial<OutboxRow>): Promise<number> {
    const result = await db
      .updateTable('outbox')
      .set(changes)
      .where('state', '=', 'uncertain')
      .$if(id !== null, (query) =>
        query.where((row) =>
          row.or([
            row('enquiry_id', '=', id!),
            row('subscription_id', '=', id!),
            row('booking_id', '=', id!),
            row('id', '=', cancellationId(id!)),
          ]),
        ),
      )
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  }

  async function bringForwardUnreachable(kind: DeliveryKind): Promise<void> {
    const at = now().toISOString();
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: at })
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '>', at)
      .where('last_error', 'like', 'unreachable%')
      .execute();
  }

  async function nextDue(kinds: readonly DeliveryKind[]): Promise<Date | null> {
    if (kinds.length === 0) return null;
    const rows = await db
      .selectFrom('outbox')
      .where('kind', 'in', kinds)
      .where('state', 'in', ['waiting', 'leased'])
      .groupBy('state')
      .select((row) => ['state', row.fn.min('next_attempt_at').as('due'), row.fn.min('lease_until').as('free')])
      .execute();
    const times = rows.map(({ state, due, free }) => Date.parse((state === 'leased' ? free : due) ?? ''));
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  async function outboxSummary(): Promise<Record<DeliveryKind, Record<DeliveryState, number>>> {
    const rows = await db
      .selectFrom('outbox')
      .groupBy(['kind', 'state'])
      .select((row) => ['kind', 'state', row.fn.countAll().as('number')])
      .execute();
    const count = (kind: DeliveryKind, state: DeliveryState) =>
      Number(rows.find((row) => row.kind === kind && row.state === state)?.number ?? 0);
    return tally(deliveryKinds, (kind) => tally(deliveryStates, (state) => count(kind, state)));
  }

  return {
    claim,
    markSent: (claimed) => finish(claimed, { ...sent(), last_error: null }),
    markRetry: (claimed, at, error) =>
      finish(claimed, { state: 'waiting', next_attempt_at: at.toISOString(), last_error: error }),
    markFailed: (claimed, error) => finish(claimed, { state: 'failed', last_error: error }),
    markUncertain: (claimed, error) => finish(claimed, { state: 'uncertain', last_error: error }),
    resend: (id) => decide(id, { state: 'waiting', attempts: 0, next_attempt_at: now().toISOString() }),
    settle: (id) => decide(id, sent()),
    retryFailed,
    bringForwardUnreachable,
    nextDue,
    outboxSummary,
  };
}

function tally<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}
