import { sql, type Kysely } from 'kysely';
import type { Language } from '../../../src/i18n/language.ts';
import type { BookingState } from '../../../src/schema/booking.ts';

/** A session as it was last read from the content, for mails: a `VisitFacts` as JSON. */
type VisitRow = { visit: string; facts: string };

/** A mailbox has one row for a session, whichever way its address is spelt. */
export type BookingRow = {
  id: string;
  token: string;
  visit: string;
  name: string;
  email: string;
  email_key: string;
  mailbox_key: string;
  phone: string | null;
  party: number;
  message: string | null;
  language: Language;
  state: BookingState;
  booked_at: string;
  /** Time and place that its mails have said, see `toldOf`. */
  told: string;
  /** When the reminder was queued or became needless; null before. */
  reminded_at: string | null;
  /** How many people came, noted by the office; null while it is not noted. */
  came: number | null;
  privacy_text_version: string;
  privacy_at: string;
  marketing_text_version: string | null;
  marketing_at: string | null;
};

export type BookingTables = { visits: VisitRow; bookings: BookingRow };

/** Adds the tables of visits, and the columns of the outbox that link mails to bookings. */
export async function bookingsStep(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('visit', 'text', (column) => column.primaryKey())
    .addColumn('facts', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('visit', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('mailbox_key', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('party', 'integer', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('booked_at', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('reminded_at', 'text')
    .addColumn('came', 'integer')
    .addColumn('privacy_text_version', 'text', (column) => column.notNull())
    .addColumn('privacy_at', 'text', (column) => column.notNull())
    .addColumn('marketing_text_version', 'text')
    .addColumn('marketing_at', 'text')
    .addUniqueConstraint('bookings_once', ['visit', 'mailbox_key'])
    .execute();
  await db.schema.createIndex('bookings_email').on('bookings').column('email_key').execute();
  await db.schema.createIndex('bookings_mailbox').on('bookings').column('mailbox_key').execute();
  // A column that refers to a table cannot be added together with another one in SQLite.
  await sql`alter table outbox add column booking_id text references bookings (id) on delete cascade`.execute(db);
  await sql`alter table outbox add column letter text`.execute(db);
  await db.schema.createIndex('outbox_booking').on('outbox').column('booking_id').execute();
}

/**
 * Adds the column in which the mail about a cancelled booking keeps that booking: its row is deleted before the mail
 * leaves.
 */
export async function cancellationsStep(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('contents', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('email_key', 'text').execute();
}
