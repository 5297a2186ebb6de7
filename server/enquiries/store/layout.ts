import { sql, type Kysely } from 'kysely';
import { fieldNames, fieldOf } from '../../../src/schema/fields/field-names.ts';
import { isPostgres, takeTurn } from './locks.ts';
import type { Tables } from './tables.ts';

type Step = (db: Kysely<Tables>) => Promise<void>;

/** The fields whose columns the first layout has. Each later field has a step of its own. */
const firstFields = [
  'name',
  'email',
  'phone',
  'organisation',
  'role',
  'message',
  'course',
  'campus',
  'country',
  'privacy',
  'marketing',
];

/**
 * All tables, as statements that both databases understand; `tables.ts` explains the columns. PostgreSQL and SQLite
 * differ in the type of bytes, in the order of stored marks, and in the index of the search.
 */
const layout = (postgres: boolean): string => `
  create table enquiries (
    id text primary key, form text not null, language text not null, received_at text not null,
    name text not null, email text not null, email_key text not null, mailbox_key text not null,
    phone text, organisation text, role text, message text, course text, campus text, country text,
    page text, click_id text, referrer text, campaign text,
    privacy_text_version text not null, privacy_at text not null,
    marketing_text_version text, marketing_at text,
    search text not null);
  create index enquiries_email on enquiries (email_key);
  create index enquiries_mailbox on enquiries (mailbox_key, received_at);
  create index enquiries_list on enquiries (received_at, id${postgres ? '' : ', form, language, course, campus, search'});

  create table documents (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    position integer not null, name text not null, size integer not null);
  create index documents_enquiry on documents (enquiry_id);
  create table document_parts (
    document_id text not null references documents (id) on delete cascade, part integer not null,
    bytes ${postgres ? 'bytea' : 'blob'} not null, constraint document_parts_order primary key (document_id, part));

  create table marks (
    received_at text not null, enquiry_id text not null unique references enquiries (id) on delete cascade,
    state text not null, assignee text, opened_at text, answered_at text, proposal text, amount integer,
    revision integer not null, changed_at text not null, changed_by text,
    constraint marks_order primary key (received_at, enquiry_id))${postgres ? '' : ' without rowid'};
  create index marks_opened on marks (opened_at);
  create index marks_by_state on marks (state, received_at, enquiry_id);
  create index marks_by_assignee on marks (assignee, received_at, enquiry_id);
  create table events (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    at text not null, "by" text, kind text not null, detail text not null);
  create index events_enquiry on events (enquiry_id, at);

  create table subscriptions (
    id text primary key, token text not null unique, email text not null, email_key text not null,
    mailbox_key text not null, course text not null, campus text not null, language text not null,
    privacy_text_version text not null, privacy_at text not null, requested_at text not null, confirmed_at text,
    constraint subscriptions_once unique (email_key, course, campus));
  create index subscriptions_mailbox on subscriptions (mailbox_key);
  create table told (
    edition text not null, address text not null, told_at text not null,
    constraint told_once primary key (edition, address));

  create table visits (visit text primary key, facts text not null);
  create table bookings (
    id text primary key, token text not null unique, visit text not null, name text not null, email text not null,
    email_key text not null, mailbox_key text not null, phone text, party integer not null, message text,
    language text not null, state text not null, booked_at text not null, told text not null, reminded_at text,
    came integer, privacy_text_version text not null, privacy_at text not null,
    marketing_text_version text, marketing_at text,
    constraint bookings_once unique (visit, mailbox_key));
  create index bookings_email on bookings (email_key);
  create index bookings_mailbox on bookings (mailbox_key);

  create table outbox (
    id text primary key, kind text not null, about text, email_key text, payload text,
    state text not null, attempts integer not null, next_attempt_at text not null, lease_until text,
    last_error text, sent_at text, created_at text not null);
  create index outbox_due on outbox (state, next_attempt_at);
  create index outbox_about on outbox (about);
  create index outbox_email on outbox (email_key);

  create table settings (name text primary key, value text not null);
  create table erasures (key text primary key, erased_at text not null);
  create table form_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);

  create table office_people (email text primary key, role text not null, invited_at text not null);
  create table office_keys (
    id text primary key, public_key text not null,
    email text not null references office_people (email) on delete cascade,
    counter bigint not null, created_at text not null, used_at text);
  create table office_invitations (
    token_hash text primary key, email text not null references office_people (email) on delete cascade,
    role text not null, expires_at text not null);
  create table office_sessions (
    secret_hash text primary key, email text not null references office_people (email) on delete cascade,
    created_at text not null, seen_at text not null);
  create table office_log (
    id text primary key, at text not null, "by" text not null, action text not null, subject text not null);
  create index office_log_at on office_log (at)`;

/**
 * All steps, oldest first. A released one is never edited: a change is a new step. During a deployment the previous
 * version of the server runs beside the new one, so a step removes nothing that the previous one uses.
 */
const steps: Readonly<Record<string, Step>> = {
  '0001-layout': async (db) => {
    for (const statement of layout(isPostgres(db)).split(';\n')) await sql.raw(statement).execute(db);
  },
  '0002-telephone-and-reminders': async (db) => {
    await db.schema.alterTable('enquiries').addColumn('typed_by', 'text').execute();
    for (const column of ['remind_on', 'remind_word'])
      await db.schema.alterTable('marks').addColumn(column, 'text').execute();
    await db.schema.createIndex('marks_reminder').on('marks').column('remind_on').execute();
  },
};

/** A step for each field added since the first layout. A removed field keeps its columns and their values. */
export function fieldSteps(names: readonly string[], isConsent: (name: string) => boolean): Record<string, Step> {
  const added = names.filter((name) => !firstFields.includes(name));
  return Object.fromEntries(
    added.map((name) => [
      `field-${name}`,
      async (db: Kysely<Tables>) => {
        for (const column of isConsent(name) ? [`${name}_text_version`, `${name}_at`] : [name])
          await db.schema.alterTable('enquiries').addColumn(column, 'text').execute();
      },
    ]),
  );
}

/**
 * Applies the missing steps. Several processes may call it at once: all of it is one transaction, which locks the
 * database, and the others then find nothing to do.
 * @throws Error for a database of the layout before the first release: see `docs/operations/backup.md`
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'layout');
    const history = transaction.withTables<{ migrations: { name: string; applied_at: string } }>();
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(history);
    const applied = new Set((await history.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
    if (applied.has('0001-enquiries'))
      throw new Error('it has the layout before the first release: docs/operations/backup.md');
    const all = { ...steps, ...fieldSteps(fieldNames, (name) => fieldOf(name as never).type === 'consent') };
    for (const [name, step] of Object.entries(all)) {
      if (applied.has(name)) continue;
      await step(transaction);
      await history.insertInto('migrations').values({ name, applied_at: new Date().toISOString() }).execute();
    }
  });
}
