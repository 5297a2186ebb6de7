import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The tables that the daily purge shortens, each with the column of the time at which its retention period begins. */
type Kept =
  | readonly ['enquiries', 'received_at']
  | readonly ['bookings', 'booked_at']
  | readonly ['subscriptions', 'confirmed_at'];

/** Counts the rows that have a time in the column: all of them, and those with a time earlier than `before`. */
export async function countKept(
  db: Kysely<Tables>,
  [table, column]: Kept,
  before: Date,
): Promise<{ stored: number; old: number }> {
  const time = sql.ref(column);
  const { rows } = await sql<{ stored: number | string; old: number | string }>`
    select count(${time}) as stored, count(*) filter (where ${time} < ${before.toISOString()}) as old
    from ${sql.table(table)}`.execute(db);
  const [row] = rows;
  return { stored: Number(row?.stored ?? 0), old: Number(row?.old ?? 0) };
}
