import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { isPostgres } from '../store/locks.ts';
import type { OutboxRow, Tables } from '../store/tables.ts';
import {
  deliveryKinds,
  deliveryStates,
  type ClaimedDelivery,
  type DeliveryKind,
  type DeliveryState,
} from './delivery.ts';
import { claimedDelivery } from './outbox-row.ts';

type Claim = { kinds: readonly DeliveryKind[]; limit: number; leaseMs: number };

/** The part of the store for pending deliveries. */
export function outboxQueries(db: Kysely<Tables>, { now }: { now: () => Date }) {
  function isDue(at: string) {
    return (row: ExpressionBuilder<Tables, 'outbox'>) =>
      row.or([
        row.and([row('state', '=', 'waiting'), row('next_attempt_at', '<=', at)]),
        row.and([row('state', '=', 'leased'), row('lease_until', '<=', at)]),
      ]);
  }

  /** Leases up to `limit` deliveries of these kinds for `leaseMs`: those due, or with an expired lease. */
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
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
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
      return leased.map((row) => claimedDelivery(row, interrupted.has(row.id)));
    });
  }

  /** The columns of a sent row: its personal data are deleted. */
  const sent = () => ({ state: 'sent', sent_at: now().toISOString(), payload: null, email_key: null }) as const;

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

  /**
   * Changes the deliveries in these states of an enquiry, subscription or booking; with null, those of all.
   */
  async function decide(about: string | null, states: DeliveryState[], changes: Partial<OutboxRow>): Promise<number> {
    const result = await db
      .updateTable('outbox')
      .set(changes)
      .where('state', 'in', states)
      .$if(about !== null, (query) => query.where('about', '=', about))
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  }

  /**
   * Makes deliveries of this kind due now if they were postponed because the receiver was unreachable. Call this once
   * the receiver has answered.
   */
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

  /** When the next delivery of these kinds is due or its lease ends; `null` if none waits. */
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
    /** `markSent` to `markUncertain` record an outcome; `false` if another process has leased the delivery since. */
    markSent: (claimed: ClaimedDelivery) => finish(claimed, { ...sent(), last_error: null }),
    markRetry: (claimed: ClaimedDelivery, at: Date, error: string) =>
      finish(claimed, { state: 'waiting', next_attempt_at: at.toISOString(), last_error: error }),
    markFailed: (claimed: ClaimedDelivery, error: string) => finish(claimed, { state: 'failed', last_error: error }),
    /** Records that the receiver may have got the delivery; only `sendAgain` repeats it. */
    markUncertain: (claimed: ClaimedDelivery, error: string) =>
      finish(claimed, { state: 'uncertain', last_error: error }),
    /** Makes the uncertain and the given-up deliveries of a subject due again; null: of all. Resolves to their number. */
    sendAgain: (about: string | null) =>
      decide(about, ['uncertain', 'failed'], {
        state: 'waiting',
        attempts: 0,
        next_attempt_at: now().toISOString(),
      }),
    /** Marks the uncertain deliveries of a subject as sent; null: of all. Resolves to their number. */
    settle: (about: string | null) => decide(about, ['uncertain'], sent()),
    bringForwardUnreachable,
    nextDue,
    outboxSummary,
  };
}

function tally<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}
