import type { Kysely, Transaction } from 'kysely';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { EnquiryState, ProposalState } from '../../../src/schema/enquiry-states.ts';
import type { Delivery, EnquiryDeliveryKind } from '../outbox/delivery.ts';
import { inTurn } from '../../queues.ts';
import { storedDelivery, waitingRow } from '../outbox/outbox-row.ts';
import { storeDocuments, type SentDocument } from './documents.ts';
import { fromRow, toRow } from './enquiry-row.ts';
import { count, inTransaction, takeTurn } from './locks.ts';
import { limitsSince, isReached, type MailLimits } from './mail-limits.ts';
import { placesAfter, selected, type EnquiryFilter, type EnquiryPlace } from './selection.ts';
import type { EnquiryRow, MarkRow, Tables } from './tables.ts';

/** State and assignee of an enquiry: see `MarkRow`. */
type EnquiryMark = {
  state: EnquiryState;
  assignee: string | null;
  answeredAt: Date | null;
  proposal: ProposalState | null;
  amount: number | null;
};

/** An enquiry with its deliveries. `mark` is null if nobody in the office has opened or changed the enquiry. */
export type StoredEnquiry = { enquiry: Enquiry; deliveries: Delivery[]; mark: EnquiryMark | null };

type Settings = {
  now: () => Date;
  kinds: readonly Exclude<EnquiryDeliveryKind, 'answer-mail'>[];
  /** Enquiries beyond a limit are still stored and reach the centre, but get no automatic answer. */
  limits: MailLimits;
};

/** Number of enquiries in a batch. With 50 instead, an export of 100,000 needs 100 MB more memory. */
const atOnce = 20;

/** The part of the store for enquiries. */
export function enquiryQueries(db: Kysely<Tables>, { now, kinds, limits }: Settings) {
  const oneByOne = inTurn();

  /**
   * Stores an enquiry, its documents and its deliveries, all or nothing. All of it is on the disk before this resolves.
   * Of several enquiries with one id only the first is stored, even if they arrive at once.
   */
  async function accept(
    enquiry: Enquiry,
    documents: readonly SentDocument[] = [],
  ): Promise<'stored' | 'already-stored'> {
    // Documents of 30 MB take a second: several at once would make other enquiries wait for all of them.
    return documents.length > 0 ? oneByOne(() => store(enquiry, documents)) : store(enquiry, documents);
  }

  async function store(enquiry: Enquiry, documents: readonly SentDocument[]): Promise<'stored' | 'already-stored'> {
    const row = toRow(enquiry);
    return inTransaction(db, async (transaction) => {
      const inserted = await transaction
        .insertInto('enquiries')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows === 0n) return 'already-stored';
      await storeDocuments(transaction, row.id, documents);
      const wanted = await wantedOf(transaction, row);
      if (wanted.length === 0) return 'stored';
      await transaction
        .insertInto('outbox')
        .values(
          wanted.map((kind) => ({
            ...waitingRow({ id: `${row.id}.${kind}`, kind, enquiry }, now()),
            created_at: row.received_at,
          })),
        )
        .execute();
      return 'stored';
    });
  }

  /** The deliveries of a new enquiry. Nobody gets a mail about one that the office typed in itself. */
  async function wantedOf(transaction: Transaction<Tables>, { typed_by: typedBy, mailbox_key: mailbox }: EnquiryRow) {
    if (typedBy !== null) return kinds.filter((kind) => kind === 'webhook');
    const answered = await mayAnswer(transaction, mailbox, limits, now());
    return kinds.filter((kind) => kind !== 'visitor-mail' || answered);
  }

  /**
   * The enquiries of a selection in batches, newest first, so that they need not fit in memory.
   * @param ids chosen enquiries of the selection; no ids for all
   */
  async function* batches(
    filter: EnquiryFilter = {},
    { ids = [], limit = Infinity }: { ids?: readonly string[]; limit?: number } = {},
  ): AsyncGenerator<StoredEnquiry[]> {
    let [left, after] = [limit, null as EnquiryPlace | null];
    while (left > 0) {
      const rows = await placesAfter(db, filter, after)
        .selectAll()
        .$if(ids.length > 0, (query) => query.where('id', 'in', ids))
        .limit(Math.min(atOnce, left))
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      yield await storedEnquiries(db, rows);
      left -= rows.length;
      after = { id: last.id, receivedAt: last.received_at };
    }
  }

  /** The same in one list. */
  async function list(filter?: EnquiryFilter, limit?: number): Promise<StoredEnquiry[]> {
    const all: StoredEnquiry[] = [];
    for await (const batch of batches(filter, limit === undefined ? {} : { limit })) all.push(...batch);
    return all;
  }

  async function show(id: string): Promise<StoredEnquiry | null> {
    const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? (await storedEnquiries(db, [row]))[0]! : null;
  }

  return {
    accept,
    batches,
    list,
    count: (filter: EnquiryFilter) => count(db, selected(db, filter).select('enquiries.id')),
    show,
  };
}

/**
 * Whether the enquiry that this transaction stores may get an automatic answer. The limit holds for simultaneous
 * enquiries too.
 */
async function mayAnswer(
  transaction: Transaction<Tables>,
  mailbox: string,
  { perMailboxAndDay, perHour }: MailLimits,
  now: Date,
): Promise<boolean> {
  await takeTurn(transaction, 'answers');
  const { day, hour } = limitsSince(now);
  const answered = transaction
    .selectFrom('enquiries')
    .innerJoin('outbox', 'outbox.about', 'enquiries.id')
    .where('kind', '=', 'visitor-mail')
    .select('outbox.id');
  const toMailbox = answered.where('mailbox_key', '=', mailbox).where('received_at', '>', day);
  if (await isReached(perMailboxAndDay, toMailbox)) return false;
  return !(await isReached(perHour, answered.where('received_at', '>', hour)));
}

/** Enquiries of rows, in their order, with their deliveries and the office's marks. */
async function storedEnquiries(db: Kysely<Tables>, rows: readonly EnquiryRow[]): Promise<StoredEnquiry[]> {
  const ids = rows.map(({ id }) => id);
  const deliveries = await db
    .selectFrom('outbox')
    .selectAll()
    .where('about', 'in', ids)
    .orderBy('kind')
    .orderBy('created_at')
    .execute();
  const marks = await db.selectFrom('marks').selectAll().where('enquiry_id', 'in', ids).execute();
  const deliveriesOf = Map.groupBy(deliveries, (row) => row.about);
  const markOf = new Map(marks.map((row) => [row.enquiry_id, row]));
  return rows.map((row) => ({
    enquiry: fromRow(row),
    deliveries: (deliveriesOf.get(row.id) ?? []).map(storedDelivery),
    mark: fromMarkRow(markOf.get(row.id)),
  }));
}

function fromMarkRow(row: MarkRow | undefined): EnquiryMark | null {
  if (row === undefined) return null;
  const { state, assignee, answered_at: answeredAt, proposal, amount } = row;
  return { state, assignee, answeredAt: answeredAt === null ? null : new Date(answeredAt), proposal, amount };
}
