import type { Kysely, Transaction } from 'kysely';
import type { Booking, BookingRequest, VisitFacts } from '../../../src/schema/booking.ts';
import { clockIn, takesBookings } from '../../../src/site/visits.ts';
import { waitingRow } from '../outbox/outbox-row.ts';
import { changeBookings, forgetBooking, keepFacts, moveUp, queueLetters, taken } from './booking-places.ts';
import { fromBookingRow, newBookingRow, reminderTime, toldOf } from './booking-row.ts';
import type { BookingRow, Tables } from './tables.ts';

/** Limits on the mails of bookings: nobody has confirmed that the address is the visitor's own. */
export type BookingLimits = {
  /** Mails to one mailbox in 24 hours: see `mailboxKey`. */
  perMailboxAndDay: number;
  /** Mails to all mailboxes together in one hour. */
  perHour: number;
};

const hourMs = 60 * 60 * 1000;

/** Times in Madrid between which reminders are queued. */
const awake = { from: '08:00', until: '21:00' };

/** The part of the store for bookings of visits. */
export function bookingQueries(
  db: Kysely<Tables>,
  { now, bookingLimits }: { now: () => Date; bookingLimits: BookingLimits },
) {
  /**
   * Books places, or puts the booking on the waiting list if too few are free, and queues a mail with the outcome. A
   * repeated booking of a mailbox only gets its mail again. Nothing is stored for `another` (the form was sent before
   * with other data), `busy` (too many mails) and `closed` (booking is over).
   */
  async function book(request: BookingRequest): Promise<'stored' | 'already-stored' | 'another' | 'busy' | 'closed'> {
    const { visit } = request;
    return changeBookings(db, async (transaction) => {
      const at = now();
      const asked = newBookingRow(request, 'place', at);
      const before = await earlier(transaction, asked);
      if (before) return before;
      if (!takesBookings(visit, at)) return 'closed';
      if (await areTooMany(transaction, asked.mailbox_key, at)) return 'busy';
      await keepFacts(transaction, visit);
      // An address that has already booked gets the same answer and its mail again; nothing else changes.
      const known = await transaction
        .selectFrom('bookings')
        .selectAll()
        .where('visit', '=', visit.id)
        .where('mailbox_key', '=', asked.mailbox_key)
        .executeTakeFirst();
      const hasRoom = (await taken(transaction, visit.id)) + asked.party <= visit.places;
      const row = known ?? { ...asked, state: hasRoom ? ('place' as const) : ('waiting' as const) };
      if (!known) await transaction.insertInto('bookings').values(row).execute();
      const mail = { id: mailOf(asked.id), kind: 'booking-mail', letter: row.state, visit } as const;
      await transaction
        .insertInto('outbox')
        .values(waitingRow({ ...mail, booking: fromBookingRow(row) }, at))
        .execute();
      return 'stored';
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

  /**
   * Whether too many mails were queued. Checked before the address is looked up: the answer must not reveal whether the
   * address has booked.
   */
  async function areTooMany(transaction: Transaction<Tables>, mailbox: string, at: Date): Promise<boolean> {
    const since = (ms: number) => new Date(at.getTime() - ms).toISOString();
    const mails = transaction.selectFrom('outbox').where('kind', '=', 'booking-mail').select('outbox.id');
    const { perHour, perMailboxAndDay } = bookingLimits;
    const toAll = await mails.where('created_at', '>', since(hourMs)).limit(perHour).execute();
    if (toAll.length >= perHour) return true;
    const toMailbox = await mails
      .innerJoin('bookings', 'bookings.id', 'outbox.about')
      .where('mailbox_key', '=', mailbox)
      .where('created_at', '>', since(24 * hourMs))
      .limit(perMailboxAndDay)
      .execute();
    return toMailbox.length >= perMailboxAndDay;
  }

  /** Finds a booking by the token of its link; null for an unknown token. */
  async function findBooking(token: string): Promise<{ booking: Booking; visit: VisitFacts } | null> {
    const row = await db.selectFrom('bookings').selectAll().where('token', '=', token).executeTakeFirst();
    if (!row) return null;
    const kept = await db.selectFrom('visits').select('facts').where('visit', '=', row.visit).executeTakeFirst();
    return kept ? { booking: fromBookingRow(row), visit: JSON.parse(kept.facts) as VisitFacts } : null;
  }

  /** Deletes a booking; the waiting list moves up, with mails. `false` for an unknown token. */
  async function cancelBooking(token: string): Promise<boolean> {
    // Checked before the transaction: an unknown token must not take SQLite's only write lock.
    const row = await db.selectFrom('bookings').select('id').where('token', '=', token).executeTakeFirst();
    if (!row) return false;
    return db
      .transaction()
      .setIsolationLevel('read committed')
      .execute((transaction) => forgetBooking(transaction, row.id, now()));
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
   * between 8:00 and 21:00 in Madrid.
   * @param visits the visits of the present content
   */
  async function keepVisits(visits: readonly VisitFacts[]): Promise<{ moved: number; reminded: number }> {
    const done = { moved: 0, reminded: 0 };
    for (const visit of visits) {
      const at = now();
      if (visit.isSample || at >= new Date(visit.startsAt) || !(await hasBookings(visit.id))) continue;
      await changeBookings(db, async (transaction) => {
        await keepFacts(transaction, visit);
        done.moved += await moveUp(transaction, visit, at);
        if (isTimeToRemind(visit, at)) done.reminded += await remind(transaction, visit, at);
      });
    }
    return done;
  }

  async function hasBookings(visit: string): Promise<boolean> {
    return (await db.selectFrom('bookings').select('id').where('visit', '=', visit).limit(1).execute()).length > 0;
  }

  return { book, findBooking, cancelBooking, seats, keepVisits };
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
