import { randomUUID } from 'node:crypto';
import { enquiryStoreOn, openDatabase } from '../../../server/enquiries/store/store.ts';
import { storeAnswer } from '../../../server/office/answers/answer-queries.ts';
import { cancelBooking } from '../../../server/office/visits/visit-queries.ts';
import { bookConfirmed, sampleBooking, sampleVisit } from '../../sample-booking.ts';
import { sampleEnquiry } from '../../sample-enquiry.ts';

// Answers enquiries and cancels bookings, ten at a time, until the process is killed. Writes the ids of an enquiry and
// a booking only after both changes were acknowledged.
const { DATABASE_URL, DATA_DIR = '' } = process.env;
const database = await openDatabase({ DATABASE_URL, DATA_DIR });
const store = enquiryStoreOn(database, {}, { limits: { perMailboxAndDay: 9, perHour: 1e6 } });
const visit = sampleVisit({ startsAt: '2126-03-14T10:00:00.000Z', bookUntil: '2126-03-13' });

async function answerUntilKilled(): Promise<never> {
  for (;;) {
    const enquiry = sampleEnquiry();
    await store.accept(enquiry);
    const answer = { enquiry: enquiry.id, submission: randomUUID(), revision: 0, subject: 'Sí', text: 'Hay plazas.' };
    await storeAnswer({ ...database, now: () => new Date() }, answer, 'ana@centro.example');
    const booked = sampleBooking({ visit });
    await bookConfirmed(store, booked);
    const cancelled = { visit: visit.id, booking: booked.submission, by: 'ana@centro.example' };
    await cancelBooking(database, cancelled, new Date());
    process.stdout.write(`${enquiry.id} ${booked.submission}\n`);
  }
}

await Promise.all(Array.from({ length: 10 }, answerUntilKilled));
