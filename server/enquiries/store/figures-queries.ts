import type { Kysely } from 'kysely';
import type { FormId } from '../../../src/schema/enquiry.ts';
import type { DeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import type { Tables } from './tables.ts';

/** An enquiry as it is counted: nothing in it leads to a person. */
export type CountedEnquiry = { receivedAt: Date; form: FormId; course: string | null };

/** A delivery as it is counted. */
export type CountedDelivery = { kind: DeliveryKind; state: DeliveryState; receivedAt: Date; sentAt: Date | null };

export type EnquiryFigures = { enquiries: CountedEnquiry[]; deliveries: CountedDelivery[] };

/** What figures are made from. Only the columns that are counted are read. */
export function figuresQueries(db: Kysely<Tables>) {
  async function figures(since: Date): Promise<EnquiryFigures> {
    const from = since.toISOString();
    const enquiries = await db
      .selectFrom('enquiries')
      .select(['received_at', 'form', 'course'])
      .where('received_at', '>=', from)
      .orderBy('received_at')
      .execute();
    const deliveries = await db
      .selectFrom('outbox')
      .innerJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
      .select(['outbox.kind', 'outbox.state', 'outbox.sent_at', 'enquiries.received_at'])
      .where('enquiries.received_at', '>=', from)
      .execute();
    return {
      enquiries: enquiries.map((row) => ({
        receivedAt: new Date(row.received_at),
        form: row.form,
        course: row.course ?? null,
      })),
      deliveries: deliveries.map((row) => ({
        kind: row.kind,
        state: row.state,
        receivedAt: new Date(row.received_at),
        sentAt: row.sent_at === null ? null : new Date(row.sent_at),
      })),
    };
  }

  async function oldestWaiting(): Promise<Partial<Record<DeliveryKind, Date>>> {
    const rows = await db
      .selectFrom('outbox')
      .leftJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
      .where('outbox.state', 'in', ['waiting', 'leased'])
      .groupBy('outbox.kind')
      .select((row) => [
        'outbox.kind',
        row.fn.min(row.fn.coalesce('enquiries.received_at', 'outbox.created_at')).as('oldest'),
      ])
      .execute();
    return Object.fromEntries(rows.flatMap(({ kind, oldest }) => (oldest === null ? [] : [[kind, new Date(oldest)]])));
  }

  return { figures, oldestWaiting };
}
