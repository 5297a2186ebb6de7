import { PostgresAdapter, sql, type Expression, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Numbers of PostgreSQL's advisory locks. */
const locks = { layout: 1919, answers: 1920, subscriptions: 1921, bookings: 1922 } as const;

export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Runs a change as one transaction, which sees what others have committed meanwhile; with a lock, one at a time. */
export function inTransaction<Outcome>(
  db: Kysely<Tables>,
  change: (transaction: Transaction<Tables>) => Promise<Outcome>,
  lock?: keyof typeof locks,
): Promise<Outcome> {
  const transaction = db.transaction().setIsolationLevel('read committed');
  return transaction.execute(async (open) => {
    if (lock) await takeTurn(open, lock);
    return change(open);
  });
}

/**
 * Waits in an open transaction until no other transaction holds this lock: counts and limits are then exact. SQLite has
 * one writer, so its transactions take turns anyway.
 */
export async function takeTurn(transaction: Transaction<Tables>, lock: keyof typeof locks): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${locks[lock]})`.execute(transaction);
}

/**
 * Locks enquiries in an open transaction, so that changes of each are made one at a time; SQLite has one writer anyway.
 */
export async function lockEnquiries(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (!isPostgres(transaction)) return;
  const rows = transaction.selectFrom('enquiries').select('id').where('id', 'in', ids);
  await rows.orderBy('id').forNoKeyUpdate().execute();
}

/** Number of rows that one statement writes: databases limit the parameters of a statement. */
const rowsAtOnce = 100;

/** Cuts rows into parts that one statement can write. */
export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce);
}

/** Counts the rows of a query. */
export async function count(db: Kysely<Tables>, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ number: number | string }>`select count(*) as number from ${query} as found`.execute(db);
  return Number(rows[0]?.number);
}
