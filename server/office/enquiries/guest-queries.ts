import type { Kysely } from 'kysely';
import type { VisitFacts } from '../../../src/schema/booking.ts';
import { matchesWords } from '../../../src/i18n/plain-text.ts';
import type { EnquiryDetail, FoundGuest } from '../../../src/schema/office.ts';
import type { Tables } from '../../enquiries/store/tables.ts';

/** A screen shows no more. */
const most = 20;

/**
 * Finds people without an enquiry by all of these words in the name, address and telephone of a booking, or in the
 * address that waits for a course. Accents and capitals make no difference.
 */
export async function findGuests(db: Kysely<Tables>, words: string): Promise<FoundGuest[]> {
  if (words.trim() === '') return [];
  const asked = db.selectFrom('enquiries').select('email_key');
  const bookings = await db
    .selectFrom('bookings')
    .select(['name', 'email', 'phone', 'email_key'])
    .where('email_key', 'not in', asked)
    .orderBy('booked_at', 'desc')
    .execute();
  const waits = await db
    .selectFrom('subscriptions')
    .select(['email', 'email_key'])
    .where('email_key', 'not in', asked)
    .orderBy('requested_at', 'desc')
    .execute();
  const rows = [...bookings, ...waits.map((wait) => ({ ...wait, name: null, phone: null }))];
  const found = rows.filter(({ name, email, phone }) => matchesWords([name, email, phone].join(' '), words));
  const keys = [...new Set(found.map((row) => row.email_key))].slice(0, most);
  return Promise.all(
    keys.map(async (key) => {
      // The newest booking names the person.
      const { name, email } = rows.find((row) => row.email_key === key)!;
      return { name, email, ...(await historyOf(db, key)) };
    }),
  );
}

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
