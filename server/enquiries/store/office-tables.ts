import type { Kysely } from 'kysely';
import type { OfficeRole } from '../../../src/schema/office.ts';

/** A person who may sign in to the office, by the address in lower case. */
type OfficePersonRow = { email: string; role: OfficeRole; invited_at: string };

/** A passkey. Only its public half is known here. */
export type OfficeKeyRow = {
  /** The credential's id and public key (COSE), both base64url. */
  id: string;
  public_key: string;
  email: string;
  /** Signatures that the device has counted; 0 for devices that do not count. PostgreSQL gives it back as text. */
  counter: number | string;
  created_at: string;
  used_at: string | null;
};

/** An invitation, by the hash of its token. It is deleted when it is used. */
type OfficeInvitationRow = { token_hash: string; email: string; role: OfficeRole; expires_at: string };

/** A session, by the hash of the secret in its cookie. */
type OfficeSessionRow = { secret_hash: string; email: string; created_at: string; seen_at: string };

/** A line of the log. Lines are never changed; a purge deletes them with the enquiries of their time. */
type OfficeLogRow = { id: string; at: string; by: string; action: string; subject: string };

export type OfficeTables = {
  office_people: OfficePersonRow;
  office_keys: OfficeKeyRow;
  office_invitations: OfficeInvitationRow;
  office_sessions: OfficeSessionRow;
  office_log: OfficeLogRow;
};

/** Adds the tables of the office's sign-in. The log outlives the people in it, so it refers to none. */
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
