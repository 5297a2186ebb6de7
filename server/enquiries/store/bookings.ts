import type { Kysely, Transaction } from 'kysely';
import type { Booking, BookingRequest, BookingState, VisitFacts } from '../../../src/schema/booking.ts';
import { confirmationDays } from '../../../src/schema/subscription.ts';
import { clockIn, takesBookings } from '../../../src/site/visits.ts';
import { waitingRow } from '../outbox/outbox-row.ts';
import { changeBookings, forgetBooking, keepFacts, moveUp, queueLetters, taken, visitOf } from './booking-places.ts';
import { fromBookingRow, newBookingRow, remindedAt, reminderTime, toldOf } from './booking-row.ts';
import { removeIds } from './erasure-records.ts';
import { chunks, inTransaction } from './locks.ts';
import { limitsSince, isReached, type MailLimits } from './mail-limits.ts';
import type { BookingRow, Tables } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Times in Madrid between which reminders are queued. */
const awake = { from: '08:00', until: '21:00' };

/** The part of the store for bookings of visits. */
export function bookingQueries(db: Kysely<Tables>, { now, limits }: { now: () => Date; limits: MailLimits }) {
  /**
   * Stores a request for places, and queues the mail that asks for its confirmation. A repeated booking of a mailbox
   * only gets its mail again, or none after some; its outcome is the same. Nothing is stored for `another` (the form was
   * sent before with other data), `busy` (too many mails to all) and `closed` (booking is over).
   */
  async function book(request: BookingRequest): Promise<'stored' | 'already-stored' | 'another' | 'busy' | 'closed'> {
    const { visit } = request;
    return changeBookings(db, async (transaction) => {
      const at = now();
      const asked = newBookingRow(request, at);
      const before = await earlier(transaction, asked);
      if (before) return before;
      if (!takesBookings(visit, at)) return 'closed';
      const since = limitsSince(at);
      const replies = transaction.selectFrom('outbox').where('kind', '=', 'booking-mail').select('outbox.id');
      if (await isReached(limits.perHour, replies.where('created_at', '>', since.hour))) return 'busy';
      const toMailbox = replies
        .innerJoin('bookings', 'bookings.id', 'outbox.about')
        .where('mailbox_key', '=', asked.mailbox_key)
        .where('created_at', '>', since.day);
      // The response must not reveal how many mails an address has had.
      if (await isReached(limits.perMailboxAndDay, toMailbox)) return 'stored';
      await keepFacts(transaction, visit);
      // An address that has already booked gets the same answer and its mail again; nothing else changes.
      const known = await transaction
        .selectFrom('bookings')
        .selectAll()
        .where('visit', '=', visit.id)
        .where('mailbox_key', '=', asked.mailbox_key)
        .executeTakeFirst();
      const row = known ?? asked;
      if (!known) await transaction.insertInto('bookings').values(row).execute();
      const letter = row.state === 'asked' ? 'confirm' : row.state;
      const mail = { id: mailOf(asked.id), kind: 'booking-mail', letter, visit } as const;
      await transaction
        .insertInto('outbox')
        .values(waitingRow({ ...mail, booking: fromBookingRow(row) }, at))
        .execute();
      return 'stored';
    });
  }

  /**
   * Gives places to a confirmed booking, or puts it on the waiting list if too few are free, and queues the mail that
   * says so. A booking that was confirmed before stays as it is. Null for an unknown token, or if booking is over.
   */
  async function confirmBooking(token: string): Promise<BookingState | null> {
    return changeBookings(db, async (transaction) => {
      const at = now();
      const row = await transaction.selectFrom('bookings').selectAll().where('token', '=', token).executeTakeFirst();
      if (!row || row.state !== 'asked') return row?.state ?? null;
      const visit = await visitOf(transaction, row.visit);
      if (!visit || !takesBookings(visit, at)) return null;
      const hasRoom = (await taken(transaction, visit.id)) + row.party <= visit.places;
      const state = hasRoom ? 'place' : 'waiting';
      // The waiting list is in the order of the confirmations.
      const changes = { state, booked_at: at.toISOString(), told: toldOf(visit), ...remindedAt(visit, at) } as const;
      await transaction.updateTable('bookings').set(changes).where('id', '=', row.id).execute();
      await queueLetters(transaction, [{ ...row, state }], { letter: state, visit, at });
      return state;
    });
  }

  /**
   * Finds an earlier submission of the same form: `already-stored` if its data are the same, `another` if they differ,
   * null if there is none.
   */
  async function earlier(
    transaction: Transaction<Tables>,
    asked: BookingRow,
  ): Promise<'already-stored' | 'another' | null> {
    const mailed = transaction.selectFrom('outbox').select('about').where('id', '=', mailOf(asked.id));
    const row = await transaction
      .selectFrom('bookings')
      .selectAll()
      .where(({ eb, or }) => or([eb('id', '=', asked.id), eb('id', 'in', mailed)]))
      .executeTakeFirst();
    if (!row) return null;
    const compared =
      row.id === asked.id
        ? (['visit', 'email_key', 'name', 'phone', 'party', 'message'] as const)
        : (['visit', 'mailbox_key'] as const);
    return compared.every((column) => row[column] === asked[column]) ? 'already-stored' : 'another';
  }

  /** Finds a booking by the token of its link; null for an unknown token. */
  async function findBooking(token: string): Promise<{ booking: Booking; visit: VisitFacts } | null> {
    const row = await db.selectFrom('bookings').selectAll().where('token', '=', token).executeTakeFirst();
    if (!row) return null;
    const visit = await visitOf(db, row.visit);
    return visit && { booking: fromBookingRow(row), visit };
  }

  /** Deletes a booking; the waiting list moves up, with mails. `false` for an unknown token. */
  async function cancelBooking(token: string): Promise<boolean> {
    // Checked before the transaction: an unknown token must not take SQLite's only write lock.
    const row = await db.selectFrom('bookings').select('id').where('token', '=', token).executeTakeFirst();
    if (!row) return false;
    return inTransaction(db, (transaction) => forgetBooking(transaction, row.id, now()));
  }

  /** How many people have a place, by visit; visits without people are absent. */
  async function seats(): Promise<Record<string, number>> {
    const rows = await db
      .selectFrom('bookings')
      .where('state', '=', 'place')
      .groupBy('visit')
      .select(({ fn }) => ['visit', fn.sum('party').as('people')])
      .execute();
    return Object.fromEntries(rows.map(({ visit, people }) => [visit, Number(people)]));
  }

  /**
   * Gives free places to the waiting list, and queues one reminder for each booking: from 10:00 on the day before, only
   * between 8:00 and 21:00 in Madrid. Deletes bookings that nobody has confirmed within `confirmationDays`.
   * @param visits those of the present content
   */
  async function keepVisits(
    visits: readonly VisitFacts[],
    { reminds } = { reminds: true },
  ): Promise<{ moved: number; reminded: number }> {
    const done = { moved: 0, reminded: 0 };
    await changeBookings(db, deleteUnconfirmed);
    for (const visit of visits) {
      const at = now();
      if (visit.isSample || at >= new Date(visit.startsAt) || !(await hasBookings(visit.id))) continue;
      await changeBookings(db, async (transaction) => {
        await keepFacts(transaction, visit);
        done.moved += await moveUp(transaction, visit, at);
        if (reminds && isTimeToRemind(visit, at)) done.reminded += await remind(transaction, visit, at);
      });
    }
    return done;
  }

  async function deleteUnconfirmed(transaction: Transaction<Tables>): Promise<void> {
    const oldest = new Date(now().getTime() - confirmationDays * dayMs).toISOString();
    const old = await transaction
      .selectFrom('bookings')
      .select('id')
      .where('state', '=', 'asked')
      .where('booked_at', '<', oldest)
      .execute();
    for (const chunk of chunks(old.map(({ id }) => id))) await removeIds(transaction, 'bookings', chunk);
  }

  async function hasBookings(visit: string): Promise<boolean> {
    return (await db.selectFrom('bookings').select('id').where('visit', '=', visit).limit(1).execute()).length > 0;
  }

  return { book, confirmBooking, findBooking, cancelBooking, seats, keepVisits };
}

function mailOf(submission: string): string {
  return `${submission}.booking-mail`;
}

function isTimeToRemind(visit: VisitFacts, at: Date): boolean {
  const clock = clockIn(at, 'Europe/Madrid');
  return !visit.cancelled && at >= reminderTime(visit) && clock >= awake.from && clock < awake.until;
}

/** Queues a reminder for each booking that has a place and has had no reminder. */
async function remind(transaction: Transaction<Tables>, visit: VisitFacts, at: Date): Promise<number> {
  const rows = await transaction
    .updateTable('bookings')
    .set({ reminded_at: at.toISOString(), told: toldOf(visit) })
    .where('visit', '=', visit.id)
    .where('state', '=', 'place')
    .where('reminded_at', 'is', null)
    .returningAll()
    .execute();
  await queueLetters(transaction, rows, { letter: 'reminder', visit, at });
  return rows.length;
}
