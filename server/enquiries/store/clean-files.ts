import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Removes deleted texts from the database's files, where they are otherwise only marked as deleted.
 * @returns false if that is not possible now: another process reads, or the database refuses
 */
export async function cleanFiles(db: Kysely<Tables>, database: 'sqlite' | 'postgres'): Promise<boolean> {
  try {
    // On SQLite the texts are still in the write-ahead log, which cannot be emptied while another process reads
    // (`busy`). A later checkpoint then empties it.
    if (database === 'sqlite') {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      return rows[0]?.busy === 0;
    }
    // On PostgreSQL a plain vacuum leaves the bytes on the disk until they are overwritten; `full` rewrites the tables.
    // They are small, so they are locked for a moment only.
    await sql`vacuum (full) enquiries, marks, events, subscriptions, bookings, told, outbox`.execute(db);
    // With 100,000 enquiries the vacuum of this table can exceed the time limit of a statement. The table is then
    // emptied, and the office fills it again. The vacuum of the documents comes last, because it may exceed the limit
    // too.
    await sql`vacuum (full) enquiry_index`.execute(db).catch(() => sql`truncate enquiry_index`.execute(db));
    await sql`vacuum (full) documents, document_parts`.execute(db);
    return true;
  } catch {
    return false;
  }
}
