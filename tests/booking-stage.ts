import { openedStores } from './opened-stores.ts';
import { bookConfirmed, sampleBooking, sampleVisit } from './sample-booking.ts';
import type { BookingLetter, BookingRequest } from '../src/schema/booking.ts';
import type { BookingDelivery } from '../server/enquiries/outbox/delivery.ts';
import type { EnquiryStore, EnquiryStoreOptions } from '../server/enquiries/store/store.ts';

/** Opens stores for tests, with bookings of visits. */
export function bookingStage() {
  const { backUp, emptyDatabase, open, openWithClock: openStore } = openedStores();

  async function openWithClock(options: EnquiryStoreOptions = {}) {
    const { store, now, pass } = await openStore(options);
    return {
      store,
      now,
      pass,
      book: (changes: Partial<BookingRequest> = {}) => bookConfirmed(store, sampleBooking(changes)),
    };
  }

  /** Claims all mails that are due, and marks them as sent. */
  async function mails(store: EnquiryStore): Promise<BookingDelivery[]> {
    const claimed = await store.claim({ kinds: ['booking-mail', 'visit-mail'], limit: 1000, leaseMs: 60_000 });
    for (const delivery of claimed) await store.markSent(delivery);
    return claimed as BookingDelivery[];
  }

  const lettersOf = (sent: readonly BookingDelivery[]) => sent.map(({ letter }): BookingLetter => letter).toSorted();
  const small = (places: number) => sampleVisit({ places });

  return { backUp, emptyDatabase, open, openWithClock, mails, lettersOf, small };
}
