import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { bookingReplies, type BookingLetter, type VisitFacts } from '../../../src/schema/booking.ts';
import type { NewDelivery } from '../outbox/delivery.ts';
import { waitingRow } from '../outbox/outbox-row.ts';
import { fromBookingRow } from './booking-row.ts';
import { fromRow } from './enquiry-row.ts';
import { chunks } from './locks.ts';
import { searchText } from './search-text.ts';
import { fromSubscriptionRow } from './subscriptions.ts';
import type { BookingRow, EnquiryRow, OutboxRow, SubscriptionRow, Tables } from './tables.ts';

/** A delivery before the first release: it named the rows from which it was written. */
type OldOutboxRow = Omit<OutboxRow, 'about' | 'payload' | 'kind'> & {
  kind: string;
  enquiry_id: string | null;
  subscription_id: string | null;
  booking_id: string | null;
  letter: BookingLetter | null;
  edition: string | null;
  contents: string | null;
};

/** The tables whose rows are as before. */
const unchanged = [
  'documents',
  'document_parts',
  'marks',
  'events',
  'subscriptions',
  'told',
  'visits',
  'bookings',
  'erasures',
  'office_log',
] as const;

/** Whether a SQLite file has the layout before the first release. */
export function hasOldLayout(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    const names = database.prepare(`select name from sqlite_master where name = 'enquiry_index'`).all();
    return names.length > 0;
  } finally {
    database.close();
  }
}

/** Copies a backup with the layout before the first release into an empty database of the present one. */
export async function importOldLayout(file: string, target: Kysely<Tables>): Promise<void> {
  const old = new DatabaseSync(file);
  const all = <Row>(table: string) => old.prepare(`select * from ${table}`).all() as Row[];
  const put = async (table: keyof Tables, rows: readonly object[]) => {
    for (const chunk of chunks(rows)) await target.insertInto(table).values(chunk).execute();
  };
  try {
    const enquiries = all<EnquiryRow>('enquiries');
    await put(
      'enquiries',
      enquiries.map((row) => ({ ...row, search: searchText(row) })),
    );
    for (const table of unchanged) await put(table, all(table));
    // Reports are not sent any more; settings contained their texts.
    await put(
      'settings',
      all<{ name: string }>('settings').filter(({ name }) => !name.startsWith('report-mail.')),
    );
    const outbox = all<OldOutboxRow>('outbox').filter(({ kind }) => kind !== 'report-mail');
    const byId = <Row>(rows: Row[], id: keyof Row) => new Map(rows.map((row) => [row[id] as string, row]));
    const rows = {
      enquiries: byId(enquiries, 'id'),
      subscriptions: byId(all<SubscriptionRow>('subscriptions'), 'id'),
      bookings: byId(all<BookingRow>('bookings'), 'id'),
      visits: byId(all<{ visit: string; facts: string }>('visits'), 'visit'),
      editions: byId(all<{ edition: string; facts: string }>('announcements'), 'edition'),
      answers: byId(all<{ id: string; detail: string }>('events'), 'id'),
    };
    await put(
      'outbox',
      outbox.map((row) => newRow(row, rows)),
    );
  } finally {
    old.close();
  }
}

type OldRows = {
  enquiries: Map<string, EnquiryRow>;
  subscriptions: Map<string, SubscriptionRow>;
  bookings: Map<string, BookingRow>;
  visits: Map<string, { facts: string }>;
  editions: Map<string, { facts: string }>;
  answers: Map<string, { detail: string }>;
};

function newRow(row: OldOutboxRow, rows: OldRows): OutboxRow {
  const { state, attempts, next_attempt_at, lease_until, last_error, sent_at } = row;
  const received = rows.enquiries.get(row.enquiry_id ?? '')?.received_at;
  const at = row.created_at ?? received ?? next_attempt_at;
  const written = waitingRow({ id: row.id, ...contentsOf(row, rows) } as NewDelivery, new Date(at));
  const kept = { ...written, state, attempts, next_attempt_at, lease_until, last_error, sent_at };
  return state === 'sent' ? { ...kept, payload: null, email_key: null } : kept;
}

function contentsOf(row: OldOutboxRow, rows: OldRows): object {
  const { kind, letter } = row;
  const read = (json: string | undefined): unknown => JSON.parse(json ?? 'null');
  // A reply to a booking is another kind now, and a cancellation none of its own.
  if (row.contents !== null) return { kind: 'visit-mail', letter, ...(read(row.contents) as object) };
  if (kind === 'cancellation-mail') return { kind: 'visit-mail', letter };
  if (row.booking_id !== null) {
    const booking = rows.bookings.get(row.booking_id)!;
    const visit = read(rows.visits.get(booking.visit)?.facts) as VisitFacts;
    const isReply = bookingReplies.includes(letter!);
    return { kind: isReply ? 'booking-mail' : kind, letter, booking: fromBookingRow(booking), visit };
  }
  if (row.subscription_id !== null) {
    const subscription = fromSubscriptionRow(rows.subscriptions.get(row.subscription_id)!);
    return {
      kind,
      subscription,
      ...(row.edition !== null && { edition: read(rows.editions.get(row.edition)?.facts) }),
    };
  }
  const enquiry = fromRow(rows.enquiries.get(row.enquiry_id!)!);
  return { kind, enquiry, ...(kind === 'answer-mail' && { answer: read(rows.answers.get(row.id)?.detail) }) };
}
