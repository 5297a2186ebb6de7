import type { VisitFacts } from '../schema/booking.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { Visit } from '../schema/visits.ts';
import { addDays, madridDay } from './days.ts';

/**
 * A visitor's options for a visit on a day. `open`: booking, or joining the waiting list of a full visit. `closed`:
 * booking is over, but the visit is not. `past`, `cancelled`: none.
 */
export type VisitState = 'open' | 'closed' | 'past' | 'cancelled';

type Dated = Pick<Visit, 'day' | 'bookUntil' | 'cancelled'>;

/** The state of a visit on a day, `YYYY-MM-DD` in Europe/Madrid. A visit is past from the day after it. */
export function visitState(visit: Dated, today: string): VisitState {
  if (today > visit.day) return 'past';
  if (visit.cancelled) return 'cancelled';
  return today > lastBookingDay(visit) ? 'closed' : 'open';
}

/** The last day for bookings. */
export function lastBookingDay({ day, bookUntil }: Pick<Visit, 'day' | 'bookUntil'>): string {
  return bookUntil ?? addDays(day, -1);
}

/** The days on which a visit's state changes. */
export function visitChanges(visit: Dated): string[] {
  return [addDays(lastBookingDay(visit), 1), addDays(visit.day, 1)];
}

/** The visits that the site shows, in the order of their starts. */
export function shownVisits({ visits }: Pick<SiteContent, 'visits'>): Visit[] {
  return visits.visits
    .filter(({ shown }) => shown !== false)
    .toSorted((one, other) => `${one.day} ${one.hour}`.localeCompare(`${other.day} ${other.hour}`));
}

/** Whether a visit is a sample: then it takes no bookings. */
export function isSampleVisit({ editions }: Pick<SiteContent, 'editions'>, { sample }: Pick<Visit, 'sample'>): boolean {
  return editions.asOf !== undefined || sample === true;
}

/** The moment of a local day and hour in Madrid; visits never start in the hour of a clock change. */
export function madridMoment(day: string, hour: string): Date {
  const inSummer = new Date(`${day}T${hour}:00+02:00`);
  return clockIn(inSummer, 'Europe/Madrid') === hour ? inSummer : new Date(`${day}T${hour}:00+01:00`);
}

/** The local time of a moment in a zone: `17:30`. */
export function clockIn(moment: Date, timeZone: 'Europe/Madrid' | 'Atlantic/Canary'): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/** Whether a visit takes bookings at a moment. */
export function takesBookings(
  visit: Pick<VisitFacts, 'isSample' | 'cancelled' | 'bookUntil' | 'startsAt'>,
  now: Date,
): boolean {
  return !visit.isSample && !visit.cancelled && madridDay(now) <= visit.bookUntil && now < new Date(visit.startsAt);
}
