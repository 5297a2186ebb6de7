import { randomUUID } from 'node:crypto';
import { enquiryStoreOn, openDatabase } from '../../../server/enquiries/store/store.ts';
import { storeAnswer } from '../../../server/office/answers/answer-queries.ts';
import { sampleEnquiry } from '../../sample-enquiry.ts';

// Answers enquiries, ten at a time, until it is killed, and writes the id of each only after it was acknowledged.
const { DATABASE_URL, DATA_DIR = '' } = process.env;
const database = await openDatabase({ DATABASE_URL, DATA_DIR });
const store = enquiryStoreOn(database, {});

async function answerUntilKilled(): Promise<never> {
  for (;;) {
    const enquiry = sampleEnquiry();
    await store.accept(enquiry);
    const answer = { enquiry: enquiry.id, submission: randomUUID(), revision: 0, subject: 'Sí', text: 'Hay plazas.' };
    await storeAnswer({ ...database, now: () => new Date() }, answer, 'ana@centro.example');
    process.stdout.write(`${enquiry.id}\n`);
  }
}

await Promise.all(Array.from({ length: 10 }, answerUntilKilled));
