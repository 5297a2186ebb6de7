import { sql, type Kysely, type Transaction } from 'kysely';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { Delivery, DeliveryKind } from '../outbox/delivery.ts';
import type { EnquiryFilter, StoredEnquiry } from './enquiry-filter.ts';
import { emailKey, fromRow, toRow } from './enquiry-row.ts';
import type { EnquiryStore } from './store.ts';
import type { OutboxRow, Tables } from './tables.ts';

type Settings = {
  database: 'sqlite' | 'postgres';
  now: () => Date;
  /** What leaves because of an enquiry. */
  kinds: readonly DeliveryKind[];
  visitorMailsPerDay: number;
};

const dayMs = 24 * 60 * 60 * 1000;

/** The half of the store that keeps, shows and forgets enquiries. */
export function enquiryQueries(
  db: Kysely<Tables>,
  { database, now, kinds, visitorMailsPerDay }: Settings,
): Pick<EnquiryStore, 'accept' | 'list' | 'show' | 'erase' | 'purge'> {
  async function accept(enquiry: Enquiry): Promise<'stored' | 'already-stored'> {
    const row = toRow(enquiry);
    return db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        const inserted = await transaction
          .insertInto('enquiries')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 0n) return 'already-stored';
        const answered = await answersToday(transaction, row.email_key);
        const wanted = kinds.filter((kind) => kind !== 'visitor-mail' || answered < visitorMailsPerDay);
        await transaction
          .insertInto('outbox')
          .values(wanted.map((kind) => waitingRow(row.id, kind, now())))
          .execute();
        return 'stored';
      });
  }

  /** Not exact while several enquiries with one address arrive at once, which a limit of this kind can bear. */
  async function answersToday(transaction: Transaction<Tables>, address: string): Promise<number> {
    const rows = await transaction
      .selectFrom('enquiries')
      .innerJoin('outbox', 'outbox.enquiry_id', 'enquiries.id')
      .where('email_key', '=', address)
      .where('kind', '=', 'visitor-mail')
      .where('received_at', '>', new Date(now().getTime() - dayMs).toISOString())
      .select('outbox.id')
      .limit(visitorMailsPerDay)
      .execute();
    return rows.length;
  }

  function matching(filter: EnquiryFilter) {
    return db
      .selectFrom('enquiries')
      .$if(filter.since !== undefined, (query) => query.where('received_at', '>=', filter.since!.toISOString()))
      .$if(filter.form !== undefined, (query) => query.where('form', '=', filter.form!))
      .$if(filter.email !== undefined, (query) => query.where('email_key', '=', emailKey(filter.email!)))
      .$if(filter.failed === true, (query) =>
        query.where('id', 'in', db.selectFrom('outbox').select('enquiry_id').where('state', '=', 'failed')),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .$if(filter.limit !== undefined, (query) => query.limit(filter.limit!));
  }

  async function list(filter: EnquiryFilter = {}): Promise<StoredEnquiry[]> {
    const enquiries = await matching(filter).selectAll().execute();
    const deliveries = await db
      .selectFrom('outbox')
      .selectAll()
      .where('enquiry_id', 'in', matching(filter).select('id'))
      .orderBy('kind')
      .execute();
    const byEnquiry = Map.groupBy(deliveries, (row) => row.enquiry_id);
    return enquiries.map((row) => ({ enquiry: fromRow(row), deliveries: (byEnquiry.get(row.id) ?? []).map(delivery) }));
  }

  async function show(id: string): Promise<StoredEnquiry | null> {
    const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const rows = await db.selectFrom('outbox').selectAll().where('enquiry_id', '=', id).orderBy('kind').execute();
    return { enquiry: fromRow(row), deliveries: rows.map(delivery) };
  }

  async function remove(column: 'id' | 'email_key' | 'received_at', operator: '=' | '<', value: string) {
    const counts = await db.transaction().execute(async (transaction) => {
      const whose = transaction.selectFrom('enquiries').select('id').where(column, operator, value);
      const outbox = await transaction
        .deleteFrom('outbox')
        .where('enquiry_id', 'in', whose)
        .returning('state')
        .execute();
      const deleted = await transaction.deleteFrom('enquiries').where(column, operator, value).executeTakeFirst();
      return {
        enquiries: Number(deleted.numDeletedRows),
        deliveries: outbox.length,
        unsent: outbox.filter(({ state }) => state === 'waiting' || state === 'leased').length,
      };
    });
    // The write-ahead log still holds the deleted texts; an open reader may keep it, then a later checkpoint empties it.
    if (database === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return counts;
  }

  return {
    accept,
    list,
    show,
    async erase(whose) {
      const [column, value] =
        'id' in whose ? (['id', whose.id] as const) : (['email_key', emailKey(whose.email)] as const);
      const { enquiries, deliveries } = await remove(column, '=', value);
      return { enquiries, deliveries };
    },
    purge: (olderThan) => remove('received_at', '<', olderThan.toISOString()),
  };
}

function waitingRow(enquiryId: string, kind: DeliveryKind, at: Date): OutboxRow {
  return {
    id: `${enquiryId}.${kind}`,
    enquiry_id: enquiryId,
    kind,
    state: 'waiting',
    attempts: 0,
    next_attempt_at: at.toISOString(),
    lease_until: null,
    last_error: null,
    sent_at: null,
  };
}

function delivery(row: OutboxRow): Delivery {
  return {
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'waiting' ? new Date(row.next_attempt_at) : null,
    lastError: row.last_error,
    sentAt: row.sent_at === null ? null : new Date(row.sent_at),
  };
}
