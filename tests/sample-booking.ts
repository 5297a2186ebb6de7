import { randomUUID } from 'node:crypto';
import type { EnquiryStore } from '../server/enquiries/store/store.ts';
import type { BookingRequest, VisitFacts } from '../src/schema/booking.ts';

/** A visit that can be booked; tests change the values that they check. */
export function sampleVisit(changes: Partial<VisitFacts> = {}): VisitFacts {
  return {
    id: 'open-day-2026-03-14-madrid',
    kind: 'open-day',
    place: 'madrid',
    title: { es: 'Puertas abiertas en Madrid', en: 'Open day in Madrid' },
    placeName: { es: 'Madrid', en: 'Madrid' },
    address: 'Calle de la Torre 1, 28000 Madrid',
    startsAt: '2026-03-14T10:00:00.000Z',
    endsAt: '2026-03-14T12:00:00.000Z',
    bookUntil: '2026-03-13',
    places: 40,
    languages: ['es'],
    join: null,
    cancelled: false,
    sequence: 0,
    isSample: false,
    ...changes,
  };
}

/** A request for one place, by a new person each time. */
export function sampleBooking(changes: Partial<BookingRequest> = {}): BookingRequest {
  const submission = randomUUID();
  return {
    submission,
    visit: sampleVisit(),
    name: 'Nuria Peñalver',
    email: `nuria.${submission.slice(0, 8)}@example.com`,
    phone: null,
    party: 1,
    message: null,
    language: 'es',
    consent: { textVersion: '2026-11-23', at: new Date('2026-03-01T10:00:00.000Z') },
    marketing: null,
    ...changes,
  };
}

/** Books, and confirms with the link of the mail; other mails that are due stay due. */
export async function bookConfirmed(store: EnquiryStore, request: BookingRequest): ReturnType<EnquiryStore['book']> {
  const outcome = await store.book(request);
  for (const delivery of await store.claim({ kinds: ['booking-mail'], limit: 1000, leaseMs: 60_000 })) {
    if ('booking' in delivery && delivery.letter === 'confirm') {
      await store.markSent(delivery);
      await store.confirmBooking(delivery.booking.token);
    } else await store.markRetry(delivery, new Date(0), '');
  }
  return outcome;
}
