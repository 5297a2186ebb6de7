import { sql, type Kysely } from 'kysely';
import type { ErasingPreview } from '../../../src/schema/office-erasing.ts';
import { removeBookings } from './booking-places.ts';
import { emailKey } from './email-key.ts';
import {
  erasureKey,
  rememberErasures,
  removeIds,
  removeRows,
  type ErasureSubject,
  type PersonalTable,
} from './erasure-records.ts';
import { chunks, count, isPostgres } from './locks.ts';
import type { ErasureRow, Tables } from './tables.ts';

/** How many enquiries, events, subscriptions, bookings and deliveries an erasure deletes. */
type Erasable = Omit<ErasingPreview, 'backupsUntil'>;

/** The tables that the daily purge shortens, each with the column of the time at which its retention period begins. */
const keptFrom = { enquiries: 'received_at', bookings: 'booked_at', subscriptions: 'confirmed_at' } as const;

/** Setting that remembers that the files still hold erased texts. */
const uncleaned = 'files-to-clean';

/** The part of the store that deletes data. */
export function erasureQueries(db: Kysely<Tables>, { now }: { now: () => Date }) {
  /** Counts what `erase` would delete. */
  async function erasable(whose: ErasureSubject): Promise<Erasable> {
    const [column, value] = erasedBy(whose);
    const own = (table: PersonalTable) => db.selectFrom(table).select('id').where(column, '=', value);
    const events = db.selectFrom('events').select('id').where('enquiry_id', 'in', own('enquiries'));
    const deliveries = db
      .selectFrom('outbox')
      .select('id')
      .where(({ eb, or }) =>
        or([
          'id' in whose ? eb('about', '=', value) : eb('email_key', '=', value),
          ...(['enquiries', 'subscriptions', 'bookings'] as const).map((table) => eb('about', 'in', own(table))),
        ]),
      );
    return {
      enquiries: await count(db, own('enquiries')),
      events: await count(db, events),
      subscriptions: await count(db, own('subscriptions')),
      bookings: await count(db, own('bookings')),
      deliveries: await count(db, deliveries),
    };
  }

  /**
   * Deletes all enquiries, subscriptions and bookings of an address (capitals make no difference), or the one with the
   * given id. Deletes their deliveries too, and records the erasure. `cleaned`: the texts are also gone from the
   * database's files; otherwise `cleanLeft` tries again.
   */
  async function erase(whose: ErasureSubject) {
    const which = [...erasedBy(whose)] as const;
    const counts = await db.transaction().execute(async (transaction) => {
      const [column, value] = which;
      const enquiries = await removeRows(transaction, 'enquiries', [column, '=', value]);
      const subscriptions = await removeRows(transaction, 'subscriptions', [column, '=', value]);
      const bookings = await removeBookings(transaction, [column, '=', value], now());
      // The mail about a cancelled booking has no other row.
      const others = await transaction
        .deleteFrom('outbox')
        .where('id' in whose ? 'about' : 'email_key', '=', value)
        .returning('state')
        .execute();
      const key = erasureKey(whose);
      await transaction.deleteFrom('told').where('address', '=', key).execute();
      await rememberErasures(transaction, [{ key, erased_at: now().toISOString() }]);
      const mails = [enquiries.mails, subscriptions.mails, bookings.mails, others].flat();
      return {
        enquiries: enquiries.rows,
        subscriptions: subscriptions.rows,
        bookings: bookings.rows,
        deliveries: mails.length,
      };
    });
    return { ...counts, cleaned: await clean() };
  }

  /** Erasures so far, as hashes; kept as long as a backup may contain their enquiries. */
  async function erasures(): Promise<ErasureRow[]> {
    return db.selectFrom('erasures').selectAll().orderBy('key').execute();
  }

  /**
   * Deletes every enquiry received, and every booking made, before `olderThan`, with their deliveries. `unsent`
   * deliveries were neither sent nor given up. Records of erasures before `forgetErasures` are deleted too; by default,
   * those before `olderThan`.
   */
  async function purge(olderThan: Date, forgetErasures = olderThan) {
    const before = olderThan.toISOString();
    const counts = await db.transaction().execute(async (transaction) => {
      // A backup from before `forgetErasures` contains only enquiries that the next purge deletes anyway.
      await transaction.deleteFrom('erasures').where('erased_at', '<', forgetErasures.toISOString()).execute();
      // The office's log is kept as long as the enquiries that it is about.
      await transaction.deleteFrom('office_log').where('at', '<', before).execute();
      const bookings = await removeBookings(transaction, ['booked_at', '<', before], now());
      const enquiries = await removeRows(transaction, 'enquiries', ['received_at', '<', before]);
      const cancellations = await transaction
        .deleteFrom('outbox')
        .where('kind', '=', 'visit-mail')
        .where('created_at', '<', before)
        .where('about', 'not in', transaction.selectFrom('bookings').select('id'))
        .returning('state')
        .execute();
      const mails = [...bookings.mails, ...enquiries.mails, ...cancellations];
      const unsent = mails.filter(({ state }) => state !== 'sent' && state !== 'failed').length;
      return { enquiries: enquiries.rows, bookings: bookings.rows, deliveries: mails.length, unsent };
    });
    await clean();
    return counts;
  }

  /**
   * Deletes subscriptions that were confirmed, or requested but never confirmed, before these times. Resolves to their
   * number.
   */
  async function purgeSubscriptions(before: { confirmed: Date; requested: Date }): Promise<number> {
    const [confirmed, requested] = [before.confirmed.toISOString(), before.requested.toISOString()];
    return db.transaction().execute(async (transaction) => {
      const old = await transaction
        .selectFrom('subscriptions')
        .select('id')
        .where((row) =>
          row.or([
            row('confirmed_at', '<', confirmed),
            row.and([row('confirmed_at', 'is', null), row('requested_at', '<', requested)]),
          ]),
        )
        .execute();
      for (const chunk of chunks(old.map(({ id }) => id))) await removeIds(transaction, 'subscriptions', chunk);
      await transaction.deleteFrom('told').where('told_at', '<', confirmed).execute();
      return old.length;
    });
  }

  /** How many rows a purge would delete (`old`), and how many there are. */
  async function purgeable(table: PersonalTable, before: Date): Promise<{ stored: number; old: number }> {
    const column = keptFrom[table];
    const all = db.selectFrom(table).select('id').where(column, 'is not', null);
    return { stored: await count(db, all), old: await count(db, all.where(column, '<', before.toISOString())) };
  }

  /**
   * Removes deleted texts from the database's files. If SQLite cannot do that now, because somebody reads, the database
   * remembers it. PostgreSQL, which locks its tables for it, is asked only once.
   */
  async function clean(): Promise<boolean> {
    if (await cleanFiles(db)) return true;
    if (isPostgres(db)) return false;
    await db
      .insertInto('settings')
      .values({ name: uncleaned, value: now().toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return false;
  }

  /** Cleans the files if an erasure or purge of any process could not. Resolves to whether it did. */
  async function cleanLeft(): Promise<boolean> {
    const left = await db.selectFrom('settings').select('name').where('name', '=', uncleaned).executeTakeFirst();
    if (!left || !(await cleanFiles(db))) return false;
    await db.deleteFrom('settings').where('name', '=', uncleaned).execute();
    return true;
  }

  return { erasable, erase, erasures, purge, purgeSubscriptions, clean, cleanLeft, purgeable };
}

/**
 * Removes deleted texts from the database's files, where they are otherwise only marked as deleted.
 * @returns false if that is not possible now: another process reads, or the database refuses
 */
async function cleanFiles(db: Kysely<Tables>): Promise<boolean> {
  try {
    // On SQLite the texts are still in the write-ahead log, which cannot be emptied while another process reads.
    if (!isPostgres(db)) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      return rows[0]?.busy === 0;
    }
    // On PostgreSQL a plain vacuum leaves the bytes on the disk until they are overwritten; `full` rewrites the tables.
    // The vacuum of the documents comes last, because it may exceed the time limit of a statement.
    await sql`vacuum (full) enquiries, marks, events, subscriptions, bookings, told, outbox`.execute(db);
    await sql`vacuum (full) documents, document_parts`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** The column by which an erasure finds enquiries, subscriptions and bookings, and the value to find. */
function erasedBy(whose: ErasureSubject): ['id' | 'email_key', string] {
  return 'id' in whose ? ['id', whose.id] : ['email_key', emailKey(whose.email)];
}
