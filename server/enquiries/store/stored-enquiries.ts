import type { Expression, Kysely } from 'kysely';
import type { EnquiryMark, StoredEnquiry } from './enquiry-filter.ts';
import { fromRow } from './enquiry-row.ts';
import { storedDelivery } from './stored-delivery.ts';
import type { EnquiryRow, MarkRow, Tables } from './tables.ts';

/**
 * Enquiries with their deliveries and what the office noted, in the order of their rows.
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
