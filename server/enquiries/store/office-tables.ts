import type { Kysely } from 'kysely';
import type { OfficeRole } from '../../../src/schema/office.ts';

/** A person with access to the office, identified by the e-mail address in lower case. */
type OfficePersonRow = { email: string; role: OfficeRole; invited_at: string };

/** A passkey: its public key only. */
export type OfficeKeyRow = {
  /** The credential's id and public key (COSE), both base64url. */
  id: string;
  public_key: string;
  email: string;
  /** The device's signature counter; 0 for devices without one. PostgreSQL returns it as text. */
  counter: number | string;
  created_at: string;
  used_at: string | null;
};

/** An invitation, stored under the hash of its token; deleted when used. */
type OfficeInvitationRow = { token_hash: string; email: string; role: OfficeRole; expires_at: string };

/** A session, stored under the hash of its cookie's secret. */
type OfficeSessionRow = { secret_hash: string; email: string; created_at: string; seen_at: string };

/** A line of the log. Lines are never changed; a purge deletes lines as old as the enquiries that it deletes. */
type OfficeLogRow = { id: string; at: string; by: string; action: string; subject: string };

export type OfficeTables = {
  office_people: OfficePersonRow;
  office_keys: OfficeKeyRow;
  office_invitations: OfficeInvitationRow;
  office_sessions: OfficeSessionRow;
  office_log: OfficeLogRow;
};

/**
 * Creates the tables of the office's sign-in. The log has no foreign key, because its lines stay when a person is
 * removed.
 */
export async function officePeopleStep(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('office_people')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('office_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().references('office_people.email').onDelete('cascade'))
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createTable('office_invitations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().references('office_people.email').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('office_sessions')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().references('office_people.email').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('office_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('office_log_at').on('office_log').column('at').execute();
}
