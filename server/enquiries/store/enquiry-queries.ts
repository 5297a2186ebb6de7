import { sql, type Kysely, type Transaction } from 'kysely';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { EnquiryDeliveryKind } from '../outbox/delivery.ts';
import { storeDocuments, type SentDocument } from './documents.ts';
import type { EnquiryFilter, StoredEnquiry } from './enquiry-filter.ts';
import { removeBookings, removeCancellations } from './booking-places.ts';
import { cleanFiles } from './clean-files.ts';
import { countKept } from './count-kept.ts';
import { emailKey } from './email-key.ts';
import { fillEnquiryIndex, foundEnquiries } from './enquiry-index.ts';
import { toRow } from './enquiry-row.ts';
import { erasedBy, erasureKey, rememberErasures, type ErasureSubject } from './erasure-queries.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { mayAnswer, type AnswerLimits } from './answer-limits.ts';
import { idsInTrouble } from './ids-in-trouble.ts';
import { storedEnquiries, storedInBatches } from './stored-enquiries.ts';
import type { Tables } from './tables.ts';
import { waitingRow } from './waiting-row.ts';

type Settings = {
  database: 'sqlite' | 'postgres';
  now: () => Date;
  /** The deliveries that each new enquiry gets. */
  kinds: readonly EnquiryDeliveryKind[];
  answerLimits: AnswerLimits;
};

/** The part of the store for enquiries. */
export function enquiryQueries(
  db: Kysely<Tables>,
  { database, now, kinds, answerLimits }: Settings,
): Pick<EnquiryStore, 'accept' | 'list' | 'batches' | 'show' | 'erase' | 'purge' | 'purgeable'> {
  async function accept(
    enquiry: Enquiry,
    documents: readonly SentDocument[] = [],
  ): Promise<'stored' | 'already-stored'> {
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
        await storeDocuments(transaction, row.id, documents);
        const answered = await mayAnswer(transaction, row.mailbox_key, answerLimits, { database, now: now() });
        const wanted = kinds.filter((kind) => kind !== 'visitor-mail' || answered);
        await transaction
          .insertInto('outbox')
          .values(wanted.map((kind) => waitingRow(`${row.id}.${kind}`, kind, { enquiry: row.id }, now())))
          .execute();
        return 'stored';
      });
  }

  function matching(filter: EnquiryFilter) {
    const marked = db.selectFrom('marks').select('enquiry_id');
    return db
      .selectFrom('enquiries')
      .$if(filter.since !== undefined, (query) => query.where('received_at', '>=', filter.since!.toISOString()))
      .$if(filter.form !== undefined, (query) => query.where('form', '=', filter.form!))
      .$if(filter.email !== undefined, (query) => query.where('email_key', '=', emailKey(filter.email!)))
      .$if(filter.failed === true, (query) => query.where('id', 'in', idsInTrouble(db, 'enquiry_id')))
      .$if(filter.search !== undefined, (query) => query.where('id', 'in', foundEnquiries(db, filter.search!)))
      .$if(filter.state === 'new', (query) => query.where('id', 'not in', marked.where('state', '<>', 'new')))
      .$if(filter.state !== undefined && filter.state !== 'new', (query) =>
        query.where('id', 'in', marked.where('state', '=', filter.state!)),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc');
  }

  async function* batches(filter: EnquiryFilter = {}): AsyncGenerator<StoredEnquiry[]> {
    if (filter.search !== undefined) await fillEnquiryIndex(db, database);
    let left = filter.limit ?? Infinity;
    yield* storedInBatches(db, async (after, limit) => {
      const found = await matching(filter)
        .select(['id', 'received_at as receivedAt'])
        .$if(after !== null, (query) =>
          query.where(sql<boolean>`(received_at, id) < (${after!.receivedAt}, ${after!.id})`),
        )
        .limit(Math.min(limit, left))
        .execute();
      left -= found.length;
      return found;
    });
  }

  async function list(filter?: EnquiryFilter): Promise<StoredEnquiry[]> {
    const all: StoredEnquiry[] = [];
    for await (const batch of batches(filter)) all.push(...batch);
    return all;
  }

  async function show(id: string): Promise<StoredEnquiry | null> {
    const matched = db.selectFrom('enquiries').where('id', '=', id);
    const rows = await matched.selectAll().execute();
    const [stored] = await storedEnquiries(db, rows, matched.select('id').$asScalar());
    return stored ?? null;
  }

  async function erase(whose: ErasureSubject) {
    const [column, value] = erasedBy(whose);
    const counts = await db.transaction().execute(async (transaction) => {
      const removed = await remove(transaction, column, '=', value);
      const ids = transaction.selectFrom('subscriptions').select('id').where(column, '=', value);
      const mails = await transaction.deleteFrom('outbox').where('subscription_id', 'in', ids).executeTakeFirst();
      const deleted = await transaction.deleteFrom('subscriptions').where(column, '=', value).executeTakeFirst();
      const booked = await removeBookings(transaction, database, [column, '=', value], now());
      const cancelled = await removeCancellations(transaction, [column, '=', value]);
      const key = erasureKey(whose);
      await transaction.deleteFrom('told').where('address', '=', key).execute();
      await rememberErasures(transaction, [{ key, erased_at: now().toISOString() }]);
      return {
        enquiries: removed.enquiries,
        subscriptions: Number(deleted.numDeletedRows),
        bookings: booked.bookings,
        deliveries: removed.mails.length + Number(mails.numDeletedRows) + booked.mails.length + cancelled.length,
      };
    });
    return { ...counts, cleaned: await cleanFiles(db, database) };
  }

  async function purge(olderThan: Date, forgetErasures = olderThan) {
    const counts = await db.transaction().execute(async (transaction) => {
      // A backup from before `forgetErasures` contains only enquiries that the next purge deletes anyway.
      await transaction.deleteFrom('erasures').where('erased_at', '<', forgetErasures.toISOString()).execute();
      // The office's log is kept as long as the enquiries that it is about.
      await transaction.deleteFrom('office_log').where('at', '<', olderThan.toISOString()).execute();
      const before = ['booked_at', '<', olderThan.toISOString()] as const;
      const booked = await removeBookings(transaction, database, before, now());
      const cancelled = await removeCancellations(transaction, before);
      const { enquiries, mails } = await remove(transaction, 'received_at', '<', olderThan.toISOString());
      const deliveries = [...mails, ...booked.mails, ...cancelled];
      const unsent = deliveries.filter(({ state }) => state !== 'sent' && state !== 'failed').length;
      return { enquiries, bookings: booked.bookings, deliveries: deliveries.length, unsent };
    });
    await cleanFiles(db, database);
    return counts;
  }

  async function remove(
    transaction: Transaction<Tables>,
    column: 'id' | 'email_key' | 'received_at',
    operator: '=' | '<',
    value: string,
  ) {
    const selected = transaction.selectFrom('enquiries').select('id').where(column, operator, value);
    const mails = await transaction
      .deleteFrom('outbox')
      .where('enquiry_id', 'in', selected)
      .returning('state')
      .execute();
    const deleted = await transaction.deleteFrom('enquiries').where(column, operator, value).executeTakeFirst();
    return { enquiries: Number(deleted.numDeletedRows), mails };
  }

  return {
    accept,
    list,
    batches,
    show,
    erase,
    purge,
    purgeable: (olderThan) => countKept(db, ['enquiries', 'received_at'], olderThan),
  };
}
