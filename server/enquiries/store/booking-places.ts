import { sql, type Kysely, type Transaction } from 'kysely';
import type { VisitFacts } from '../../../src/schema/booking.ts';
import type { DeliveryState } from '../outbox/delivery.ts';
import { remindedAt } from './booking-row.ts';
import { erasureKey, rememberErasures } from './erasure-queries.ts';
import type { Tables } from './tables.ts';
import { cancellationId, waitingRow } from './waiting-row.ts';

type Database = 'sqlite' | 'postgres';

/** The states that deleted mails had. */
type DeletedMails = { state: DeliveryState }[];

/**
 * Runs changes of places one at a time, each in a transaction: simultaneous bookings must not overbook a session.
 * PostgreSQL needs a lock for that; SQLite has one writer.
 */
export async function inTurn<Outcome>(
  db: Kysely<Tables>,
  database: Database,
  change: (transaction: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      await awaitTurn(transaction, database);
      return change(transaction);
    });
}

/** Takes the lock of `inTurn` in an open transaction. */
async function awaitTurn(transaction: Transaction<Tables>, database: Database): Promise<void> {
  if (database === 'postgres') await sql`select pg_advisory_xact_lock(1922)`.execute(transaction);
}

/** Stores the facts of a session, from which mails are written. */
export async function keepFacts(transaction: Transaction<Tables>, visit: VisitFacts): Promise<void> {
  const facts = JSON.stringify(visit);
  await transaction
    .insertInto('visits')
    .values({ visit: visit.id, facts })
    .onConflict((conflict) => conflict.column('visit').doUpdateSet({ facts }))
    .execute();
}

/** How many people have a place at a session. */
export async function taken(db: Kysely<Tables>, visit: string): Promise<number> {
  const row = await db
    .selectFrom('bookings')
    .where('visit', '=', visit)
    .where('state', '=', 'place')
    .select(({ fn }) => fn.sum('party').as('people'))
    .executeTakeFirst();
  return Number(row?.people ?? 0);
}

/**
 * Gives free places to the waiting list, in order. A party that is too large for the remaining places is skipped. Each
 * booking that moves up gets one mail.
 * @returns how many bookings moved up
 */
export async function moveUp(transaction: Transaction<Tables>, visit: VisitFacts, at: Date): Promise<number> {
  if (visit.cancelled || visit.isSample || at >= new Date(visit.startsAt)) return 0;
  const waiting = await transaction
    .selectFrom('bookings')
    .select(['id', 'party'])
    .where('visit', '=', visit.id)
    .where('state', '=', 'waiting')
    .orderBy('booked_at')
    .orderBy('id')
    .execute();
  if (waiting.length === 0) return 0;
  let free = visit.places - (await taken(transaction, visit.id));
  let moved = 0;
  for (const { id, party } of waiting) {
    if (party > free) continue;
    free -= party;
    moved += 1;
    await transaction
      .updateTable('bookings')
      .set({ state: 'place', ...remindedAt(visit, at) })
      .where('id', '=', id)
      .execute();
    await transaction
      .insertInto('outbox')
      .values(waitingRow(`${id}.moved-up.visit-mail`, 'visit-mail', { booking: id, letter: 'moved-up' }, at))
      .execute();
  }
  return moved;
}

/**
 * Deletes one booking and records it as erased, so that no backup restores it.
 * @returns whether it existed
 */
export async function forgetBooking(
  transaction: Transaction<Tables>,
  database: Database,
  id: string,
  at: Date,
): Promise<boolean> {
  const { bookings } = await removeBookings(transaction, database, ['id', '=', id], at);
  if (bookings > 0) await rememberErasures(transaction, [{ key: erasureKey({ id }), erased_at: at.toISOString() }]);
  return bookings > 0;
}

/** Deletes bookings with their mails, and gives their places to the waiting list. */
export async function removeBookings(
  transaction: Transaction<Tables>,
  database: Database,
  [column, operator, value]: readonly ['id' | 'email_key' | 'booked_at', '=' | '<', string],
  at: Date,
): Promise<{ bookings: number; mails: DeletedMails }> {
  const found = transaction.selectFrom('bookings').where(column, operator, value);
  if ((await found.select('id').limit(1).execute()).length === 0) return { bookings: 0, mails: [] };
  await awaitTurn(transaction, database);
  const mails = await transaction
    .deleteFrom('outbox')
    .where('booking_id', 'in', found.select('id'))
    .returning('state')
    .execute();
  const deleted = await transaction.deleteFrom('bookings').where(column, operator, value).returning('visit').execute();
  for (const visit of new Set(deleted.map((row) => row.visit))) {
    const row = await transaction.selectFrom('visits').select('facts').where('visit', '=', visit).executeTakeFirst();
    if (row) await moveUp(transaction, JSON.parse(row.facts) as VisitFacts, at);
  }
  return { bookings: deleted.length, mails };
}

/** Deletes mails that contain a cancelled booking. */
export async function removeCancellations(
  transaction: Transaction<Tables>,
  [column, operator, value]: Parameters<typeof removeBookings>[2],
): Promise<DeletedMails> {
  const mails = transaction.deleteFrom('outbox').where('kind', '=', 'cancellation-mail');
  const chosen =
    column === 'id'
      ? mails.where('id', '=', cancellationId(value))
      : mails.where(column === 'booked_at' ? 'created_at' : column, operator, value);
  return chosen.returning('state').execute();
}
