import type { Expression, Kysely } from 'kysely';
import type { EnquiryMark, StoredEnquiry } from './enquiry-filter.ts';
import { fromRow } from './enquiry-row.ts';
import { storedDelivery } from './stored-delivery.ts';
import type { EnquiryRow, MarkRow, Tables } from './tables.ts';

/** Number of enquiries in a batch. With 50 instead, an export of 100,000 needs 100 MB more memory. */
const atOnce = 20;

/** The position of an enquiry in a list that is sorted newest first; `receivedAt` as stored. */
export type EnquiryPlace = { id: string; receivedAt: string };

/**
 * Reads enquiries in batches, so that only one batch is in memory.
 * @param find finds at most `limit` positions after the given one; with null, the first positions
 */
export async function* storedInBatches(
  db: Kysely<Tables>,
  find: (after: EnquiryPlace | null, limit: number) => Promise<EnquiryPlace[]>,
): AsyncGenerator<StoredEnquiry[]> {
  for (let found = await find(null, atOnce); found.length > 0; found = await find(found.at(-1)!, atOnce)) {
    const ids = found.map(({ id }) => id);
    const rows = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    yield await storedEnquiries(db, rows, ids);
  }
}

/**
 * Enquiries with their deliveries and the office's marks, in the order of `rows`.
 * @param ids ids of the same rows, or a query for them if they are too many for one statement
 */
export async function storedEnquiries(
  db: Kysely<Tables>,
  rows: readonly EnquiryRow[],
  ids: Expression<string> | readonly string[],
): Promise<StoredEnquiry[]> {
  const deliveries = await db
    .selectFrom('outbox')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .orderBy('kind')
    .orderBy('created_at')
    .execute();
  const marks = await db.selectFrom('marks').selectAll().where('enquiry_id', 'in', ids).execute();
  const deliveriesOf = Map.groupBy(deliveries, (row) => row.enquiry_id);
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
