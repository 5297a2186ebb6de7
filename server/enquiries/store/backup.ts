import { closeSync, copyFileSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely, type Transaction } from 'kysely';
import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { copyDocuments } from './documents.ts';
import {
  isBookingGone,
  isErased,
  isForgotten,
  rememberErasures,
  repeatErasures,
  type Erased,
} from './erasure-records.ts';
import { chunks, isPostgres } from './locks.ts';
import { hasOldLayout, importOldLayout } from './old-layout.ts';
import { searchText } from './search-text.ts';
import { openSqlite } from './sqlite.ts';
import type { ErasureRow, MarkRow, OutboxRow, Tables } from './tables.ts';

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
  'told',
  'visits',
  'bookings',
  'outbox',
  'settings',
  'erasures',
  'office_log',
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
export async function writeBackup(db: Kysely<Tables>, file: string): Promise<void> {
  closeSync(openSync(file, 'wx', 0o600));
  try {
    if (isPostgres(db)) await copyInto(db, file);
    else await sql`vacuum into ${file}`.execute(db);
    const written = openSync(file, 'r+');
    fsyncSync(written);
    closeSync(written);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

async function copyInto(db: Kysely<Tables>, file: string): Promise<void> {
  const copy = openSqlite(file);
  try {
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
  } finally {
    await copy.destroy();
  }
  // Without a write-ahead log the backup is one file.
  const written = new DatabaseSync(file);
  written.exec('pragma journal_mode = delete');
  written.close();
}

/**
 * Adds the rows that a backup holds and the database lacks. Existing rows stay as they are, except older marks of the
 * office: see `restoreMarks`. The erasures of the database, of the backup and of `erasures` are repeated, also
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
  const isOld = hasOldLayout(draft);
  const backup = openSqlite(isOld ? join(folder, 'imported.sqlite') : draft);
  try {
    if (isOld) await importOldLayout(draft, backup);
    const all = <Table extends keyof Tables>(table: Table) =>
      backup.selectFrom(table).selectAll().execute() as unknown as Promise<Tables[Table][]>;
    const known = [...erasures, ...(await all('erasures'))];
    const enquiries = (await all('enquiries')).map((row) => ({ ...row, search: searchText(row) }));
    const outbox = Map.groupBy(await all('outbox'), (row) => row.about);
    return await db.transaction().execute(async (transaction) => {
      await rememberErasures(transaction, known);
      await insertMissing(transaction, 'settings', await all('settings'));
      const erased = await erasuresIn(transaction);
      const erasedAgain = await repeatErasures(transaction, erased);
      const present = await idsIn(transaction);
      const missing = enquiries.filter(({ id }) => !present.has(id));
      const kept = missing.filter((row) => !isErased(row, erased));
      for (const chunk of chunks(kept)) await transaction.insertInto('enquiries').values(chunk).execute();
      const returnedIds = new Set(kept.map(({ id }) => id));
      await copyDocuments(backup, transaction, (enquiry) => returnedIds.has(enquiry));
      const ids = await idsIn(transaction);
      const isStored = ({ enquiry_id }: { enquiry_id: string }) => ids.has(enquiry_id);
      await restoreMarks(transaction, (await all('marks')).filter(isStored));
      await insertMissing(transaction, 'events', (await all('events')).filter(isStored));
      const subscriptions = (await all('subscriptions')).filter((row) => !isForgotten(row, erased));
      // Rows of an address with a subscription for the same course and campus, or a booking for the same visit, are left out.
      const returned = await insertMissing(transaction, 'subscriptions', subscriptions);
      // An address that was notified of an intake is not notified again, even if its subscription was deleted.
      const toldStill = (await all('told')).filter(({ address, told_at }) => told_at > (erased.get(address) ?? ''));
      await insertMissing(transaction, 'told', toldStill);
      await insertMissing(transaction, 'office_log', await all('office_log'));
      await insertMissing(transaction, 'visits', await all('visits'));
      const bookings = await all('bookings');
      const held = bookings.filter((row) => !isBookingGone(row, erased));
      const booked = await insertMissing(transaction, 'bookings', held);
      const deliveries = [...kept, ...returned, ...booked].flatMap(({ id }) => outbox.get(id) ?? []);
      // Mails about cancelled bookings, whose rows are deleted.
      const withRow = new Set<string | null>(bookings.map(({ id }) => id));
      const cancellations = [...outbox.values()]
        .flat()
        .filter(
          ({ id, kind, about, email_key, created_at }) =>
            kind === 'visit-mail' &&
            email_key !== null &&
            !withRow.has(about) &&
            !isErased({ id, email_key, received_at: created_at }, erased),
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

/**
 * Restores states of the office. Of two marks of an enquiry the later one is kept. A mark that replaces another gets a
 * new revision: an open screen cannot overwrite it with older values.
 */
async function restoreMarks(transaction: Transaction<Tables>, marks: readonly MarkRow[]): Promise<void> {
  const columns = Object.keys(marks[0] ?? {}).filter(
    (name) => !['enquiry_id', 'received_at', 'revision'].includes(name),
  );
  for (const chunk of chunks(marks)) {
    await transaction
      .insertInto('marks')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column('enquiry_id')
          .doUpdateSet({
            ...fromKeys(columns, (column) => sql.ref<never>(`excluded.${column}`)),
            revision: sql<number>`marks.revision + excluded.revision + 1`,
          })
          .whereRef('marks.changed_at', '<', 'excluded.changed_at'),
      )
      .execute();
  }
}

/** Adds rows whose key is missing in the database; the others keep their values. Resolves to the added rows. */
async function insertMissing<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  rows: readonly Tables[Table][],
): Promise<Tables[Table][]> {
  const added: unknown[] = [];
  for (const chunk of chunks(rows)) {
    const inserted = transaction.insertInto(table).values(chunk as never);
    added.push(
      ...(await inserted
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute()),
    );
  }
  return added as Tables[Table][];
}

async function erasuresIn(transaction: Transaction<Tables>): Promise<Erased> {
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
