import { sql, type Kysely } from 'kysely';
import type { Language } from '../../../src/i18n/language.ts';
import type { BookingState } from '../../../src/schema/booking.ts';

/** A session as it was last read from the content, for mails; `facts` is a `VisitFacts` as JSON. */
type VisitRow = { visit: string; facts: string };

/** A booking. A mailbox has at most one for each session, however its address is spelt. */
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
  /** The facts in the last mail to this person, see `toldOf`. */
  told: string;
  /** When the reminder was queued, or was found unnecessary; null before. */
  reminded_at: string | null;
  /** How many people of the booking came, as noted by the office; null if not noted. */
  came: number | null;
  privacy_text_version: string;
  privacy_at: string;
  marketing_text_version: string | null;
  marketing_at: string | null;
};

export type BookingTables = { visits: VisitRow; bookings: BookingRow };

/** Creates the tables of visits, and the columns of the outbox that link mails to bookings. */
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
  // SQLite needs a separate statement for a column that references a table.
  await sql`alter table outbox add column booking_id text references bookings (id) on delete cascade`.execute(db);
  await sql`alter table outbox add column letter text`.execute(db);
  await db.schema.createIndex('outbox_booking').on('outbox').column('booking_id').execute();
}

/**
 * Adds columns to the outbox for a cancelled booking and its address: the row of the booking is deleted before its mail
 * is sent.
 */
export async function cancellationsStep(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('contents', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('email_key', 'text').execute();
}
