import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { bookingReplies, type BookingLetter } from '../../../src/schema/booking.ts';
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
    await put(
      'enquiries',
      all<EnquiryRow>('enquiries').map((row) => ({ ...row, search: searchText(row) })),
    );
    for (const table of unchanged) await put(table, all(table));
    // Reports are not sent any more; settings contained their texts.
    await put(
      'settings',
      all<{ name: string }>('settings').filter(({ name }) => !name.startsWith('report-mail.')),
    );
    const outbox = all<OldOutboxRow>('outbox').filter(({ kind }) => kind !== 'report-mail');
    const find: Find = (table, column, id) => old.prepare(`select * from ${table} where ${column} = ?`).get(id);
    await put(
      'outbox',
      outbox.map((row) => newRow(row, find)),
    );
  } finally {
    old.close();
  }
}

type Find = (table: string, column: string, id: string) => unknown;

function newRow(row: OldOutboxRow, find: Find): OutboxRow {
  const { state, attempts, next_attempt_at, lease_until, last_error, sent_at } = row;
  const received =
    row.enquiry_id === null ? null : (find('enquiries', 'id', row.enquiry_id) as EnquiryRow | undefined)?.received_at;
  const at = row.created_at ?? received ?? next_attempt_at;
  const written = waitingRow({ id: row.id, ...contentsOf(row, find) } as NewDelivery, new Date(at));
  const kept = { ...written, state, attempts, next_attempt_at, lease_until, last_error, sent_at };
  return state === 'sent' ? { ...kept, payload: null, email_key: null } : kept;
}

function contentsOf(row: OldOutboxRow, find: Find): object {
  const { kind, letter, edition } = row;
  const facts = (table: string, column: string, id: string) =>
    JSON.parse((find(table, column, id) as { facts: string } | undefined)?.facts ?? 'null') as unknown;
  // A reply to a booking is another kind now, and a cancellation none of its own.
  if (row.contents !== null) return { kind: 'visit-mail', letter, ...(JSON.parse(row.contents) as object) };
  if (kind === 'cancellation-mail') return { kind: 'visit-mail', letter };
  if (row.booking_id !== null) {
    const booking = find('bookings', 'id', row.booking_id) as BookingRow;
    const visit = facts('visits', 'visit', booking.visit);
    const isReply = bookingReplies.includes(letter!);
    return { kind: isReply ? 'booking-mail' : kind, letter, booking: fromBookingRow(booking), visit };
  }
  if (row.subscription_id !== null) {
    const subscription = fromSubscriptionRow(find('subscriptions', 'id', row.subscription_id) as SubscriptionRow);
    return { kind, subscription, ...(edition !== null && { edition: facts('announcements', 'edition', edition) }) };
  }
  const enquiry = fromRow(find('enquiries', 'id', row.enquiry_id!) as EnquiryRow);
  if (kind !== 'answer-mail') return { kind, enquiry };
  return {
    kind,
    enquiry,
    answer: JSON.parse((find('events', 'id', row.id) as { detail: string } | undefined)?.detail ?? 'null') as unknown,
  };
}
