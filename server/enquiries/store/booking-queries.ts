import type { Kysely, Transaction } from 'kysely';
import {
  bookingReplies,
  type BookingLetter,
  type BookingRequest,
  type VisitFacts,
} from '../../../src/schema/booking.ts';
import { confirmationDays } from '../../../src/schema/subscription.ts';
import { clockIn, takesBookings } from '../../../src/site/visits.ts';
import { forgetBooking, inTurn, keepFacts, moveUp, taken } from './booking-places.ts';
import { fromBookingRow, newBookingRow, remindedAt, reminderTime, toldOf } from './booking-row.ts';
import type { BookingRow } from './booking-tables.ts';
import { countKept } from './count-kept.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import type { Tables } from './tables.ts';
import { waitingRow } from './waiting-row.ts';

/** Limits on the mails of bookings: nobody has confirmed that the address is the visitor's own. */
export type BookingLimits = {
  /** Mails to one mailbox in 24 hours: see `mailboxKey`. */
  perMailboxAndDay: number;
  /** Mails to all mailboxes together in one hour. */
  perHour: number;
};

type Settings = { database: 'sqlite' | 'postgres'; now: () => Date; bookingLimits: BookingLimits };
type BookingOperation =
  | 'book'
  | 'confirmBooking'
  | 'findBooking'
  | 'cancelBooking'
  | 'seats'
  | 'purgeableBookings'
  | 'keepVisits';

const hourMs = 60 * 60 * 1000;

/** Times in Madrid between which reminders are queued. */
const awake = { from: '08:00', until: '21:00' };

/** The part of the store for bookings of visits. */
export function bookingQueries(
  db: Kysely<Tables>,
  { database, now, bookingLimits }: Settings,
): Pick<EnquiryStore, BookingOperation> {
  async function book(request: BookingRequest): ReturnType<EnquiryStore['book']> {
    const { visit } = request;
    return inTurn(db, database, async (transaction) => {
      const at = now();
      const asked = newBookingRow(request, at);
      const before = await earlier(transaction, asked);
      if (before) return before;
      if (!takesBookings(visit, at)) return 'closed';
      if (await areTooMany(transaction, at)) return 'busy';
      // The answer must not reveal how many mails an address has had.
      if (await hasManyMails(transaction, asked.mailbox_key, at)) return 'stored';
      await keepFacts(transaction, visit);
      // An address that has already booked gets the same answer and its mail again; nothing else changes.
      const known = await transaction
        .selectFrom('bookings')
        .select(['id', 'state'])
        .where('visit', '=', visit.id)
        .where('mailbox_key', '=', asked.mailbox_key)
        .executeTakeFirst();
      const { id, state } = known ?? asked;
      if (!known) await transaction.insertInto('bookings').values(asked).execute();
      const letter = state === 'asked' ? 'confirm' : state;
      await transaction
        .insertInto('outbox')
        .values(waitingRow(mailOf(asked.id), 'visit-mail', { booking: id, letter }, at))
        .execute();
      return 'stored';
    });
  }

  async function confirmBooking(token: string): ReturnType<EnquiryStore['confirmBooking']> {
    return inTurn(db, database, async (transaction) => {
      const at = now();
      const row = await transaction
        .selectFrom('bookings')
        .innerJoin('visits', 'visits.visit', 'bookings.visit')
        .select(['id', 'state', 'party', 'facts'])
        .where('token', '=', token)
        .executeTakeFirst();
      if (!row || row.state !== 'asked') return row?.state ?? null;
      const visit = JSON.parse(row.facts) as VisitFacts;
      if (!takesBookings(visit, at)) return null;
      const hasRoom = (await taken(transaction, visit.id)) + row.party <= visit.places;
      const state = hasRoom ? 'place' : 'waiting';
      // The waiting list is in the order of the confirmations.
      const changes = { state, booked_at: at.toISOString(), told: toldOf(visit), ...remindedAt(visit, at) } as const;
      await transaction.updateTable('bookings').set(changes).where('id', '=', row.id).execute();
      await queueLetters(transaction, [row], state, at);
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
    const mailed = transaction.selectFrom('outbox').select('booking_id').where('id', '=', mailOf(asked.id));
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

  /** Whether too many mails to all mailboxes were queued in an hour. */
  async function areTooMany(transaction: Transaction<Tables>, at: Date): Promise<boolean> {
    const { perHour } = bookingLimits;
    return (await repliesSince(transaction, at, hourMs).limit(perHour).execute()).length >= perHour;
  }

  /** Whether a mailbox has had as many mails in a day as strangers may send to it. */
  async function hasManyMails(transaction: Transaction<Tables>, mailbox: string, at: Date): Promise<boolean> {
    const { perMailboxAndDay } = bookingLimits;
    const found = await repliesSince(transaction, at, 24 * hourMs)
      .innerJoin('bookings', 'bookings.id', 'outbox.booking_id')
      .where('mailbox_key', '=', mailbox)
      .limit(perMailboxAndDay)
      .execute();
    return found.length >= perMailboxAndDay;
  }

  async function findBooking(token: string) {
    const row = await db.selectFrom('bookings').selectAll().where('token', '=', token).executeTakeFirst();
    if (!row) return null;
    const kept = await db.selectFrom('visits').select('facts').where('visit', '=', row.visit).executeTakeFirst();
    return kept ? { booking: fromBookingRow(row), visit: JSON.parse(kept.facts) as VisitFacts } : null;
  }

  async function cancelBooking(token: string): Promise<boolean> {
    // Checked before the transaction: an unknown token must not take SQLite's only write lock.
    const row = await db.selectFrom('bookings').select('id').where('token', '=', token).executeTakeFirst();
    if (!row) return false;
    return db
      .transaction()
      .setIsolationLevel('read committed')
      .execute((transaction) => forgetBooking(transaction, database, row.id, now()));
  }

  async function seats() {
    const rows = await db
      .selectFrom('bookings')
      .where('state', '=', 'place')
      .groupBy('visit')
      .select(({ fn }) => ['visit', fn.sum('party').as('people')])
      .execute();
    return Object.fromEntries(rows.map(({ visit, people }) => [visit, Number(people)]));
  }

  async function keepVisits(visits: readonly VisitFacts[], { reminds } = { reminds: true }) {
    const done = { moved: 0, reminded: 0 };
    const oldest = new Date(now().getTime() - confirmationDays * 24 * hourMs).toISOString();
    await db.deleteFrom('bookings').where('state', '=', 'asked').where('booked_at', '<', oldest).execute();
    for (const visit of visits) {
      const at = now();
      if (visit.isSample || at >= new Date(visit.startsAt) || !(await hasBookings(visit.id))) continue;
      await inTurn(db, database, async (transaction) => {
        await keepFacts(transaction, visit);
        done.moved += await moveUp(transaction, visit, at);
        if (reminds && isTimeToRemind(visit, at)) done.reminded += await remind(transaction, visit, at);
      });
    }
    return done;
  }

  async function hasBookings(visit: string): Promise<boolean> {
    return (await db.selectFrom('bookings').select('id').where('visit', '=', visit).limit(1).execute()).length > 0;
  }

  return {
    book,
    confirmBooking,
    findBooking,
    cancelBooking,
    seats,
    purgeableBookings: (bookedBefore) => countKept(db, ['bookings', 'booked_at'], bookedBefore),
    keepVisits,
  };
}

/** The mails since `ms` ago that answered a form or a button. */
function repliesSince(transaction: Transaction<Tables>, at: Date, ms: number) {
  return transaction
    .selectFrom('outbox')
    .where('kind', '=', 'visit-mail')
    .where('letter', 'in', bookingReplies)
    .where('created_at', '>', new Date(at.getTime() - ms).toISOString())
    .select('outbox.id');
}

function mailOf(submission: string): string {
  return `${submission}.visit-mail`;
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
    .returning('id')
    .execute();
  await queueLetters(transaction, rows, 'reminder', at);
  return rows.length;
}

/** Queues the same kind of mail for several bookings. */
export async function queueLetters(
  transaction: Transaction<Tables>,
  bookings: readonly { id: string }[],
  letter: BookingLetter,
  at: Date,
): Promise<void> {
  for (const { id } of bookings) {
    await transaction
      .insertInto('outbox')
      .values(waitingRow(`${id}.${letter}.${at.getTime()}.visit-mail`, 'visit-mail', { booking: id, letter }, at))
      .execute();
  }
}
