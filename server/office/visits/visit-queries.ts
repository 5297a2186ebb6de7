import type { VisitFacts } from '../../../src/schema/booking.ts';
import type { CameRequest, OfficeVisitDetail } from '../../../src/schema/office-visits.ts';
import type { BookingDelivery } from '../../enquiries/outbox/delivery.ts';
import { contentsOf } from '../../enquiries/outbox/outbox-row.ts';
import { changeBookings, forgetBooking, keepFacts, queueLetters } from '../../enquiries/store/booking-places.ts';
import { reminderTime, toldOf } from '../../enquiries/store/booking-row.ts';
import type { BookingRow } from '../../enquiries/store/tables.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';
import { writeLog } from '../log/office-log.ts';

type Opened = Pick<OpenedDatabase, 'db'>;

/** How many people are booked, by visit and by the facts in their last mail (`toldOf`). */
export type BookedPeople = { visit: string; told: string; coming: number; waiting: number; bookings: number };

/** Counts the bookings of every visit. */
export async function bookedPeople({ db }: Opened): Promise<BookedPeople[]> {
  const rows = await db
    .selectFrom('bookings')
    .where('state', '<>', 'asked')
    .groupBy(['visit', 'told', 'state'])
    .select(({ fn }) => ['visit', 'told', 'state', fn.sum('party').as('people'), fn.countAll().as('number')])
    .execute();
  return rows.map(({ visit, told, state, people, number }) => ({
    visit,
    told,
    coming: state === 'place' ? Number(people) : 0,
    waiting: state === 'waiting' ? Number(people) : 0,
    bookings: Number(number),
  }));
}

/** The visits that have or had bookings, as they were last read from the content. */
export async function keptVisits({ db }: Opened): Promise<VisitFacts[]> {
  const rows = await db.selectFrom('visits').select('facts').execute();
  return rows.map(({ facts }) => JSON.parse(facts) as VisitFacts);
}

/** The bookings of a visit: those with a place by name, the waiting list in its order, then the unconfirmed ones. */
export async function bookingsOf({ db }: Opened, visit: string): Promise<(BookingRow & { trouble: boolean })[]> {
  const rows = await db.selectFrom('bookings').selectAll().where('visit', '=', visit).orderBy('booked_at').execute();
  const troubled = await db
    .selectFrom('outbox')
    .select('about')
    .where('state', 'in', ['failed', 'uncertain'])
    .execute();
  const ids = new Set(troubled.map(({ about }) => about));
  const all = rows.map((row) => ({ ...row, trouble: ids.has(row.id) }));
  return [
    ...all.filter(({ state }) => state === 'place').toSorted((a, b) => a.name.localeCompare(b.name, 'es')),
    ...all.filter(({ state }) => state === 'waiting'),
    ...all.filter(({ state }) => state === 'asked'),
  ];
}

/** Records how many people of a booking came; `false` if the visit has no such booking. */
export async function noteCame({ db }: Opened, visit: string, { id, came }: CameRequest): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set({ came })
    .where('id', '=', id)
    .where('visit', '=', visit)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Deletes a booking, gives its place to the waiting list, and queues the mail to its person. All of this is one
 * transaction, with a line in the log, which has no reason.
 */
export async function cancelBooking(
  { db }: Opened,
  { visit: id, booking, by, reason }: { visit: string; booking: string; by: string; reason?: string },
  at: Date,
): Promise<'cancelled' | 'gone' | 'over'> {
  return changeBookings(db, async (transaction) => {
    const row = await transaction
      .selectFrom('bookings')
      .innerJoin('visits', 'visits.visit', 'bookings.visit')
      .selectAll()
      .where('id', '=', booking)
      .where('bookings.visit', '=', id)
      .executeTakeFirst();
    if (!row) return 'gone';
    const visit = JSON.parse(row.facts) as VisitFacts;
    if (at >= new Date(visit.startsAt)) return 'over';
    await forgetBooking(transaction, booking, at);
    await queueLetters(transaction, [row], { letter: 'cancelled', visit, at, reason });
    await writeLog(transaction, { at, by, action: 'cancelled', subject: `${id} ${booking}` });
    return 'cancelled';
  });
}

/** People of a visit whose mail about their cancelled booking was given up or is uncertain. */
export async function untoldOf({ db }: Opened, visit: string): Promise<OfficeVisitDetail['untold']> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'visit-mail')
    .where('state', 'in', ['failed', 'uncertain'])
    .execute();
  const untold = rows
    .map((row) => contentsOf(row) as BookingDelivery)
    .filter((each) => each.letter === 'cancelled' && each.visit.id === visit);
  return untold.map(({ booking: { name, email } }) => ({ name, email }));
}

/**
 * Queues a mail to everybody whose last mail has outdated facts of a visit; all or none.
 * @param expected the number that the screen has shown
 * @returns the present number if it differs
 */
export async function tellOfChange(
  { db }: Opened,
  visit: VisitFacts,
  expected: number,
  at: Date,
): Promise<{ queued: number } | { toTell: number }> {
  return changeBookings(db, async (transaction) => {
    const told = toldOf(visit);
    const untold = await transaction
      .selectFrom('bookings')
      .selectAll()
      .where('visit', '=', visit.id)
      .where('state', '<>', 'asked')
      .where('told', '<>', told)
      .execute();
    if (untold.length !== expected) return { toTell: untold.length };
    await keepFacts(transaction, visit);
    // If the visit was moved to a later day, its reminder is sent again.
    const reminded = at < reminderTime(visit) ? { reminded_at: null } : {};
    await transaction
      .updateTable('bookings')
      .set({ told, ...reminded })
      .where('visit', '=', visit.id)
      .where('state', '<>', 'asked')
      .where('told', '<>', told)
      .execute();
    await queueLetters(transaction, untold, { letter: visit.cancelled ? 'called-off' : 'changed', visit, at });
    return { queued: untold.length };
  });
}
