import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Removes deleted texts from the database's files, where they are otherwise only marked as deleted.
 * @returns false where that is not possible now: another process reads, or the database refuses
 */
export async function cleanFiles(db: Kysely<Tables>, database: 'sqlite' | 'postgres'): Promise<boolean> {
  try {
    // On SQLite the write-ahead log still holds them. An open reader keeps it ("busy"); a later checkpoint empties it then.
    if (database === 'sqlite') {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      return rows[0]?.busy === 0;
    }
    // On PostgreSQL a plain vacuum leaves the bytes in their pages until something else is written there; `full`
    // writes the tables anew. They are small, so that this locks them for a moment only.
    await sql`vacuum (full) enquiries, marks, events, subscriptions, bookings, told, outbox`.execute(db);
    // For 100,000 enquiries this takes as long as a statement may. The table is then emptied, and the office fills it
    // again.
    await sql`vacuum (full) enquiry_index`.execute(db).catch(() => sql`truncate enquiry_index`.execute(db));
    return true;
  } catch {
    return false;
  }
}
