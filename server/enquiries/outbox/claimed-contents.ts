import { sql, type Kysely, type Transaction } from 'kysely';
import type { Booking, VisitFacts } from '../../../src/schema/booking.ts';
import type { AnnouncedEdition } from '../../../src/schema/subscription.ts';
import { fromBookingRow } from '../store/booking-row.ts';
import { fromRow } from '../store/enquiry-row.ts';
import { fromSubscriptionRow } from '../store/subscription-row.ts';
import type { OutboxRow, Tables } from '../store/tables.ts';
import type { ClaimedDelivery, DeliveryKind, WrittenAnswer } from './delivery.ts';

export type CancelledBooking = { booking: Booking; visit: VisitFacts };

/**
 * Adds the data that each leased delivery needs, such as its enquiry, subscription or booking.
 * @param interrupted ids of deliveries whose earlier lease ended without an outcome
 */
export async function withContents(
  transaction: Transaction<Tables>,
  leased: readonly OutboxRow[],
  interrupted: ReadonlySet<string>,
): Promise<ClaimedDelivery[]> {
  const [enquiryIds, subscriptionIds, editions, bookingIds] = (
    ['enquiry_id', 'subscription_id', 'edition', 'booking_id'] as const
  ).map((column) => leased.flatMap((row) => row[column] ?? [])) as [string[], string[], string[], string[]];
  const enquiries = await selected(transaction, 'enquiries', 'id', enquiryIds);
  const subscriptions = await selected(transaction, 'subscriptions', 'id', subscriptionIds);
  const bookings = await selected(transaction, 'bookings', 'id', bookingIds);
  const visits = await selected(
    transaction,
    'visits',
    'visit',
    [...bookings.values()].map(({ visit }) => visit),
  );
  const announcements = await selected(transaction, 'announcements', 'edition', editions);
  const idsOf = (kind: DeliveryKind) => leased.flatMap((row) => (row.kind === kind ? [row.id] : []));
  const answers = await selected(transaction, 'events', 'id', idsOf('answer-mail'));
  return leased.map((row) => {
    const claimed = { id: row.id, attempt: row.attempts, interrupted: interrupted.has(row.id) };
    const { kind } = row;
    if (kind === 'cancellation-mail') return { ...claimed, kind, letter: row.letter!, ...cancelledBooking(row) };
    if (kind === 'visit-mail') {
      const booking = bookings.get(row.booking_id!)!;
      const visit = JSON.parse(visits.get(booking.visit)!.facts) as VisitFacts;
      return { ...claimed, kind, booking: fromBookingRow(booking), letter: row.letter!, visit };
    }
    if (kind !== 'opt-in-mail' && kind !== 'edition-mail') {
      const enquiry = fromRow(enquiries.get(row.enquiry_id!)!);
      if (kind !== 'answer-mail') return { ...claimed, kind, enquiry };
      return { ...claimed, kind, enquiry, answer: parsed(answers.get(row.id)?.detail) as WrittenAnswer | null };
    }
    const subscription = fromSubscriptionRow(subscriptions.get(row.subscription_id!)!);
    if (kind === 'opt-in-mail') return { ...claimed, kind, subscription };
    const edition = JSON.parse(announcements.get(row.edition!)!.facts) as AnnouncedEdition;
    return { ...claimed, kind, subscription, edition };
  });
}

/** The booking and session stored with a mail about a cancelled booking. */
export function cancelledBooking({ contents }: Pick<OutboxRow, 'contents'>): CancelledBooking {
  return JSON.parse(contents!) as CancelledBooking;
}

function parsed(json: string | undefined): unknown {
  return json === undefined ? null : JSON.parse(json);
}

type KeyOf = {
  enquiries: 'id';
  subscriptions: 'id';
  bookings: 'id';
  visits: 'visit';
  events: 'id';
  announcements: 'edition';
};

/** Rows of a table by their key. */
async function selected<Table extends keyof KeyOf>(
  db: Kysely<Tables>,
  table: Table,
  column: KeyOf[Table],
  values: readonly string[],
): Promise<Map<string, Tables[Table]>> {
  if (values.length === 0) return new Map();
  const { rows } = await sql<Tables[Table]>`
    select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join([...values])})
  `.execute(db);
  return new Map(rows.map((row) => [row[column as unknown as keyof Tables[Table]] as string, row]));
}
