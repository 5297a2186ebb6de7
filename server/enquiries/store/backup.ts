import { closeSync, copyFileSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { chunks } from './chunks.ts';
import { copyDocuments } from './documents.ts';
import { isBookingGone, isErased, isForgotten, rememberErasures, repeatErasures } from './erasure-queries.ts';
import { migrate } from './migrations.ts';
import { readOfficeNotes, restoreOfficeNotes } from './restore-marks.ts';
import { openSqlite } from './sqlite.ts';
import type { ErasureRow, OutboxRow, SettingRow, Tables } from './tables.ts';

/**
 * The tables of PostgreSQL that a backup copies, besides the documents. The people of the office and their keys are
 * left out: a restore must not bring back a removed person. A copy of SQLite has them, but a restore does not read
 * them. The command line can invite these people again.
 */
const tables = [
  'enquiries',
  'marks',
  'events',
  'subscriptions',
  'announcements',
  'told',
  'visits',
  'bookings',
  'outbox',
  'settings',
  'erasures',
  'office_log',
  'lagging_texts',
] as const;

/**
 * The outcome of a restore. Enquiries are `restored`, already `present`, or `erased` since the backup; `subscriptions`
 * and `bookings` count restored ones. `erasedAgain` counts rows that were in the database although they had been
 * erased; the restore has deleted them.
 */
export type RestoreOutcome = {
  restored: number;
  present: number;
  erased: number;
  subscriptions: number;
  bookings: number;
  erasedAgain: number;
};

/**
 * Writes the data of one moment into a new SQLite file that only its owner can read. The server keeps running
 * meanwhile. A backup of PostgreSQL is a SQLite file too.
 * @throws Error when the file exists or cannot be written
 */
export async function writeBackup(db: Kysely<Tables>, database: 'sqlite' | 'postgres', file: string): Promise<void> {
  closeSync(openSync(file, 'wx', 0o600));
  try {
    if (database === 'sqlite') await sql`vacuum into ${file}`.execute(db);
    else await copyInto(db, file);
    const written = openSync(file, 'r+');
    fsyncSync(written);
    closeSync(written);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

async function copyInto(db: Kysely<Tables>, file: string): Promise<void> {
  const copy = await openSqlite(file);
  try {
    await migrate(copy, 'sqlite');
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (source) => {
        for (const table of tables) {
          const rows = await source.selectFrom(table).selectAll().execute();
          for (const chunk of chunks(rows)) await copy.insertInto(table).values(chunk).execute();
        }
        await copyDocuments(source, copy);
      });
    await sql`pragma journal_mode = delete`.execute(copy);
  } finally {
    await copy.destroy();
  }
}

/**
 * Adds the rows that a backup holds and the database lacks. Existing rows stay as they are, except older marks of the
 * office: see `restoreOfficeNotes`. The erasures of the database, of the backup and of `erasures` are repeated, also
 * for existing rows. Deliveries that were still due when the backup was made may have been sent since: they become
 * `uncertain`, and a person decides.
 * @param file a backup of this or an earlier version; it is only read
 */
export async function readBackup(
  db: Kysely<Tables>,
  file: string,
  erasures: readonly ErasureRow[],
): Promise<RestoreOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  const draft = join(folder, 'backup.sqlite');
  copyFileSync(file, draft);
  const backup = await openSqlite(draft);
  try {
    await migrate(backup, 'sqlite');
    const known = [...erasures, ...(await backup.selectFrom('erasures').selectAll().execute())];
    const enquiries = await backup.selectFrom('enquiries').selectAll().execute();
    const subscriptions = await backup.selectFrom('subscriptions').selectAll().execute();
    const announcements = await backup.selectFrom('announcements').selectAll().execute();
    const told = await backup.selectFrom('told').selectAll().execute();
    const visits = await backup.selectFrom('visits').selectAll().execute();
    const bookings = await backup.selectFrom('bookings').selectAll().execute();
    const notes = await readOfficeNotes(backup);
    const log = await backup.selectFrom('office_log').selectAll().execute();
    const lagging = await backup.selectFrom('lagging_texts').selectAll().execute();
    const outbox = Map.groupBy(
      await backup.selectFrom('outbox').selectAll().execute(),
      (row) => row.enquiry_id ?? row.subscription_id ?? row.booking_id,
    );
    return await db.transaction().execute(async (transaction) => {
      await rememberErasures(transaction, known);
      await restoreSettings(transaction, await backup.selectFrom('settings').selectAll().execute());
      const erased = await erasuresIn(transaction);
      const erasedAgain = await repeatErasures(transaction, erased);
      const present = await idsIn(transaction);
      const missing = enquiries.filter(({ id }) => !present.has(id));
      const kept = missing.filter((row) => !isErased(row, erased));
      for (const chunk of chunks(kept)) await transaction.insertInto('enquiries').values(chunk).execute();
      const returnedIds = new Set(kept.map(({ id }) => id));
      await copyDocuments(backup, transaction, (enquiry) => returnedIds.has(enquiry));
      await restoreOfficeNotes(transaction, notes, await idsIn(transaction));
      const returned = await restoreRows(
        transaction,
        'subscriptions',
        subscriptions.filter((row) => !isForgotten(row, erased)),
      );
      // An address that was notified of an intake is not notified again, even if its subscription was deleted.
      const toldStill = told.filter(({ address, told_at }) => told_at > (erased.get(address) ?? ''));
      await insertMissing(transaction, 'announcements', announcements);
      await insertMissing(transaction, 'told', toldStill);
      await insertMissing(transaction, 'office_log', log);
      await insertMissing(transaction, 'lagging_texts', lagging);
      await insertMissing(transaction, 'visits', visits);
      const booked = await restoreRows(
        transaction,
        'bookings',
        bookings.filter((row) => !isBookingGone(row, erased)),
      );
      const deliveries = [...kept.map(({ id }) => id), ...returned, ...booked].flatMap((id) => outbox.get(id) ?? []);
      const cancellations = (outbox.get(null) ?? []).filter(
        ({ id, email_key, created_at }) =>
          email_key !== null && !isErased({ id, email_key, received_at: created_at! }, erased),
      );
      await insertMissing(transaction, 'outbox', [...deliveries, ...cancellations].map(asRestored));
      return {
        restored: kept.length,
        present: enquiries.length - missing.length,
        erased: missing.length - kept.length,
        subscriptions: returned.length,
        bookings: booked.length,
        erasedAgain,
      };
    });
  } finally {
    await backup.destroy();
    rmSync(folder, { recursive: true });
  }
}

/** Restores settings, such as the key that signs forms. Settings of the database keep their values. */
async function restoreSettings(transaction: Transaction<Tables>, settings: readonly SettingRow[]): Promise<void> {
  if (settings.length === 0) return;
  await transaction
    .insertInto('settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/**
 * Adds rows whose id is missing in the database. A row is left out if the database has a subscription of the same
 * address for the same course and campus, or a booking of the same mailbox for the same session.
 * @returns the ids of the added rows
 */
async function restoreRows<Table extends 'subscriptions' | 'bookings'>(
  transaction: Transaction<Tables>,
  table: Table,
  rows: readonly Tables[Table][],
): Promise<string[]> {
  const returned: string[] = [];
  for (const chunk of chunks(rows)) {
    const inserted = await transaction
      .insertInto(table)
      .values(chunk as never)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    returned.push(...inserted.map(({ id }) => id));
  }
  return returned;
}

async function insertMissing<
  Table extends 'announcements' | 'told' | 'visits' | 'outbox' | 'office_log' | 'lagging_texts',
>(transaction: Transaction<Tables>, table: Table, rows: readonly Tables[Table][]): Promise<void> {
  for (const chunk of chunks(rows)) {
    await transaction
      .insertInto(table)
      .values(chunk as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function erasuresIn(transaction: Transaction<Tables>): Promise<Map<string, string>> {
  const rows = await transaction.selectFrom('erasures').selectAll().execute();
  return new Map(rows.map(({ key, erased_at }) => [key, erased_at]));
}

async function idsIn(transaction: Transaction<Tables>): Promise<Set<string>> {
  return new Set((await transaction.selectFrom('enquiries').select('id').execute()).map(({ id }) => id));
}

function asRestored(row: OutboxRow): OutboxRow {
  const hadLeft = row.state === 'sent' || row.state === 'failed';
  return hadLeft ? row : { ...row, state: 'uncertain', lease_until: null, last_error: 'restored' };
}
