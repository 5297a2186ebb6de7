import type { Kysely, Transaction } from 'kysely';
import { bookingReplies, type BookingLetter, type VisitFacts } from '../../../src/schema/booking.ts';
import type { DeliveryState } from '../outbox/delivery.ts';
import { waitingRow } from '../outbox/outbox-row.ts';
import { fromBookingRow, remindedAt } from './booking-row.ts';
import { erasureKey, rememberErasures, removeRows } from './erasure-records.ts';
import { inTransaction, takeTurn } from './locks.ts';
import type { BookingRow, Tables } from './tables.ts';

/** Runs a change of places, one at a time: simultaneous bookings must not overbook a visit. */
export const changeBookings = <Outcome>(
  db: Kysely<Tables>,
  change: (transaction: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> => inTransaction(db, change, 'bookings');

/** Stores the facts of a visit, from which mails are written. */
export async function keepFacts(transaction: Transaction<Tables>, visit: VisitFacts): Promise<void> {
  const facts = JSON.stringify(visit);
  await transaction
    .insertInto('visits')
    .values({ visit: visit.id, facts })
    .onConflict((conflict) => conflict.column('visit').doUpdateSet({ facts }))
    .execute();
}

/** The stored facts of a visit. */
export async function visitOf(db: Kysely<Tables>, visit: string): Promise<VisitFacts | null> {
  const row = await db.selectFrom('visits').select('facts').where('visit', '=', visit).executeTakeFirst();
  return row ? (JSON.parse(row.facts) as VisitFacts) : null;
}

/** How many people have a place at a visit. */
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
    .selectAll()
    .where('visit', '=', visit.id)
    .where('state', '=', 'waiting')
    .orderBy('booked_at')
    .orderBy('id')
    .execute();
  if (waiting.length === 0) return 0;
  let free = visit.places - (await taken(transaction, visit.id));
  let moved = 0;
  for (const row of waiting) {
    if (row.party > free) continue;
    free -= row.party;
    moved += 1;
    await transaction
      .updateTable('bookings')
      .set({ state: 'place', ...remindedAt(visit, at) })
      .where('id', '=', row.id)
      .execute();
    await queueLetters(transaction, [{ ...row, state: 'place' }], { letter: 'moved-up', visit, at });
  }
  return moved;
}

/** Queues the same letter for several bookings. */
export async function queueLetters(
  transaction: Transaction<Tables>,
  bookings: readonly BookingRow[],
  { letter, visit, at, reason }: { letter: BookingLetter; visit: VisitFacts; at: Date; reason?: string | undefined },
): Promise<void> {
  for (const row of bookings) {
    const kind = bookingReplies.includes(letter) ? 'booking-mail' : 'visit-mail';
    const id = `${row.id}.${letter}.${at.getTime()}.${kind}`;
    await transaction
      .insertInto('outbox')
      .values(waitingRow({ id, kind, booking: fromBookingRow(row), letter, visit, ...(reason && { reason }) }, at))
      .execute();
  }
}

/**
 * Deletes one booking and records it as erased, so that no backup restores it.
 * @returns whether it existed
 */
export async function forgetBooking(transaction: Transaction<Tables>, id: string, at: Date): Promise<boolean> {
  const { rows } = await removeBookings(transaction, ['id', '=', id], at);
  if (rows > 0) await rememberErasures(transaction, [{ key: erasureKey({ id }), erased_at: at.toISOString() }]);
  return rows > 0;
}

/** Deletes bookings with their mails, and gives their places to the waiting list. */
export async function removeBookings(
  transaction: Transaction<Tables>,
  [column, operator, value]: readonly ['id' | 'email_key' | 'booked_at', '=' | '<', string],
  at: Date,
): Promise<{ rows: number; mails: { state: DeliveryState }[] }> {
  const found = transaction.selectFrom('bookings').select('visit').distinct().where(column, operator, value);
  if ((await found.execute()).length === 0) return { rows: 0, mails: [] };
  await takeTurn(transaction, 'bookings');
  const visits = await found.execute();
  const removed = await removeRows(transaction, 'bookings', [column, operator, value]);
  for (const { visit } of visits) {
    const facts = await visitOf(transaction, visit);
    if (facts) await moveUp(transaction, facts, at);
  }
  return removed;
}
