import type { Kysely } from 'kysely';
import type { VisitFacts } from '../../../src/schema/booking.ts';
import type { EnquiryDetail } from '../../../src/schema/office.ts';
import type { Tables } from '../../enquiries/store/tables.ts';

/** The bookings of an address, and the courses that it waits for. */
export async function historyOf(
  db: Kysely<Tables>,
  address: string,
): Promise<Pick<EnquiryDetail, 'bookings' | 'waitsFor'>> {
  const waits = await db
    .selectFrom('subscriptions')
    .select(['course', 'campus', 'confirmed_at', 'requested_at'])
    .where('email_key', '=', address)
    .orderBy('requested_at')
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .innerJoin('visits', 'visits.visit', 'bookings.visit')
    .select(['id', 'booked_at as at', 'facts', 'party', 'state'])
    .where('email_key', '=', address)
    .orderBy('booked_at', 'desc')
    .execute();
  return {
    waitsFor: waits.map(({ course, campus, confirmed_at, requested_at }) => ({
      at: requested_at,
      course,
      campus: campus || null,
      confirmed: confirmed_at !== null,
    })),
    bookings: bookings.map(({ facts, ...booking }) => {
      const { title, startsAt } = JSON.parse(facts) as VisitFacts;
      return { ...booking, title, startsAt };
    }),
  };
}
