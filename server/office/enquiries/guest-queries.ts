import type { Kysely } from 'kysely';
import { plainText } from '../../../src/i18n/plain-text.ts';
import type { VisitFacts } from '../../../src/schema/booking.ts';
import type { FoundGuest } from '../../../src/schema/office.ts';
import type { Tables } from '../../enquiries/store/tables.ts';

/** A screen shows no more. */
const most = 20;

/**
 * Finds people without an enquiry by all of these words in the name, address and telephone of a booking, or in the
 * address that waits for a course. Accents and capitals make no difference.
 */
export async function findGuests(db: Kysely<Tables>, words: string): Promise<FoundGuest[]> {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  const isFound = (...texts: (string | null)[]) => {
    const text = plainText(texts.join(' '));
    return wanted.length > 0 && wanted.every((word) => text.includes(word));
  };
  const asked = db.selectFrom('enquiries').select('email_key');
  const bookings = await db
    .selectFrom('bookings')
    .innerJoin('visits', 'visits.visit', 'bookings.visit')
    .select(['id', 'booked_at as at', 'facts', 'party', 'state', 'name', 'email', 'phone', 'email_key'])
    .where('email_key', 'not in', asked)
    .orderBy('booked_at', 'desc')
    .execute();
  const waits = await db
    .selectFrom('subscriptions')
    .select(['course', 'campus', 'confirmed_at', 'requested_at', 'email', 'email_key'])
    .where('email_key', 'not in', asked)
    .orderBy('requested_at', 'desc')
    .execute();
  const found = new Set([
    ...bookings.filter(({ name, email, phone }) => isFound(name, email, phone)).map((each) => each.email_key),
    ...waits.filter(({ email }) => isFound(email)).map((each) => each.email_key),
  ]);
  return [...found].slice(0, most).map((key) => {
    const own = bookings.filter((each) => each.email_key === key);
    const waiting = waits.filter((each) => each.email_key === key);
    return {
      name: own[0]?.name ?? null,
      email: own[0]?.email ?? waiting[0]!.email,
      bookings: own.map(({ id, at, facts, party, state }) => {
        const { title, startsAt } = JSON.parse(facts) as VisitFacts;
        return { id, at, party, state, title, startsAt };
      }),
      waitsFor: waiting.map(({ course, campus, confirmed_at, requested_at }) => ({
        at: requested_at,
        course,
        campus: campus || null,
        confirmed: confirmed_at !== null,
      })),
    };
  });
}
