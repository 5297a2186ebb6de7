import { sql, type Kysely } from 'kysely';
import { fields } from '../../../src/schema/fields/fields.ts';
import { bookingsStep, cancellationsStep } from './booking-tables.ts';
import { proposalsStep } from './document-tables.ts';
import { enquiryIndexStep, orderedIndexStep, partsOfWordsStep, plainLettersStep } from './enquiry-index.ts';
import { fieldMigrations } from './field-columns.ts';
import { laggingTextsStep } from './lagging-texts-table.ts';
import { officePeopleStep } from './office-tables.ts';
import type { Tables } from './tables.ts';

type Step = (db: Kysely<unknown>, database: 'sqlite' | 'postgres') => Promise<void>;

/**
 * All migrations, oldest first. A released one is never edited: a change is a new migration. During a deployment the
 * previous version of the server runs beside the new one, so nothing that the previous one uses may be removed. A
 * migration adds tables, columns and indexes, or replaces a table by one on which earlier statements still work (as
 * 0007 does).
 */
const steps: Readonly<Record<string, Step>> = {
  '0001-enquiries': async (db) => {
    await db.schema
      .createTable('enquiries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('organisation', 'text')
      .addColumn('role', 'text')
      .addColumn('message', 'text')
      .addColumn('course', 'text')
      .addColumn('campus', 'text')
      .addColumn('page', 'text')
      .addColumn('click_id', 'text')
      .addColumn('referrer', 'text')
      .addColumn('privacy_text_version', 'text', (column) => column.notNull())
      .addColumn('privacy_at', 'text', (column) => column.notNull())
      .addColumn('marketing_text_version', 'text')
      .addColumn('marketing_at', 'text')
      .execute();
    await db.schema.createIndex('enquiries_received').on('enquiries').column('received_at').execute();
    await db.schema.createIndex('enquiries_email').on('enquiries').column('email_key').execute();
  },
  '0002-outbox': async (db) => {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('lease_until', 'text')
      .addColumn('last_error', 'text')
      .addColumn('sent_at', 'text')
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
    await db.schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute();
  },
  '0003-campaign': async (db) => {
    await db.schema.alterTable('enquiries').addColumn('campaign', 'text').execute();
  },
  '0004-settings-and-erasures': async (db) => {
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('erasures')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'text', (column) => column.notNull())
      .execute();
  },
  '0005-mailbox': async (db) => {
    await db.schema.alterTable('enquiries').addColumn('mailbox_key', 'text').execute();
    // Existing enquiries are counted by their whole address: that is exact enough for the one day of the limit.
    await sql`update enquiries set mailbox_key = email_key`.execute(db);
    await db.schema.createIndex('enquiries_mailbox').on('enquiries').columns(['mailbox_key', 'received_at']).execute();
  },
  // The table in which servers on one PostgreSQL count submissions by sender, as rate-limiter-flexible expects it.
  '0006-form-limits': async (db) => {
    await db.schema
      .createTable('form_limits')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  },
  '0007-subscriptions': async (db) => {
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('mailbox_key', 'text', (column) => column.notNull())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('campus', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('privacy_text_version', 'text', (column) => column.notNull())
      .addColumn('privacy_at', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addUniqueConstraint('subscriptions_once', ['email_key', 'course', 'campus'])
      .execute();
    await db.schema.createIndex('subscriptions_mailbox').on('subscriptions').column('mailbox_key').execute();
    await db.schema
      .createTable('announcements')
      .addColumn('edition', 'text', (column) => column.primaryKey())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('announced_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('told')
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('told_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('told_once', ['edition', 'address'])
      .execute();
    // From this migration on, the outbox serves subscriptions too, so `enquiry_id` may be null. SQLite needs a new
    // table for that. The previous server still works: its statements name columns and kinds.
    await db.schema
      .createTable('new_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.references('enquiries.id').onDelete('cascade'))
      .addColumn('subscription_id', 'text', (column) => column.references('subscriptions.id').onDelete('cascade'))
      .addColumn('edition', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('lease_until', 'text')
      .addColumn('last_error', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('created_at', 'text')
      .execute();
    await sql`
      insert into new_outbox
        (id, enquiry_id, kind, state, attempts, next_attempt_at, lease_until, last_error, sent_at)
      select id, enquiry_id, kind, state, attempts, next_attempt_at, lease_until, last_error, sent_at from outbox
    `.execute(db);
    await db.schema.dropTable('outbox').execute();
    await db.schema.alterTable('new_outbox').renameTo('outbox').execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
    await db.schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute();
    await db.schema.createIndex('outbox_subscription').on('outbox').column('subscription_id').execute();
  },
  '0008-marks-and-events': async (db, database) => {
    await db.schema
      .createTable('marks')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().unique().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('assignee', 'text')
      .addColumn('opened_at', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text')
      // SQLite stores the rows in the order of the office's list.
      .addPrimaryKeyConstraint('marks_order', ['received_at', 'enquiry_id'])
      .$call((table) => (database === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
      .execute();
    await db.schema.createIndex('marks_state').on('marks').columns(['state', 'assignee']).execute();
    await db.schema.createIndex('marks_opened').on('marks').column('opened_at').execute();
    await db.schema
      .createTable('events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('events_enquiry').on('events').columns(['enquiry_id', 'at']).execute();
  },
  '0009-office-people': officePeopleStep,
  '0010-enquiry-index': enquiryIndexStep,
  '0011-bookings': bookingsStep,
  '0012-proposals': proposalsStep,
  '0013-lagging-texts': laggingTextsStep,
  '0014-parts-of-words': partsOfWordsStep,
  '0015-cancellations': cancellationsStep,
  '0016-ordered-index': orderedIndexStep,
  '0017-plain-letters': plainLettersStep,
};

/**
 * Applies the missing migrations. Several processes may call it at once: all of it is one transaction, which locks the
 * database, and the others then find nothing to do.
 */
export async function migrate(db: Kysely<Tables>, database: 'sqlite' | 'postgres'): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // The lock's number; any number that all processes share.
    if (database === 'postgres') await sql`select pg_advisory_xact_lock(1919)`.execute(transaction);
    const history = transaction.withTables<{ migrations: { name: string; applied_at: string } }>();
    await history.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const applied = new Set((await history.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
    for (const [name, step] of Object.entries({ ...steps, ...fieldMigrations(fields) })) {
      if (applied.has(name)) continue;
      await step(transaction as unknown as Kysely<unknown>, database);
      await history.insertInto('migrations').values({ name, applied_at: new Date().toISOString() }).execute();
    }
  });
}
