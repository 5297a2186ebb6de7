import { openEnquiryStore } from '../../../server/enquiries/store/store.ts';
import { sampleEnquiry } from '../../sample-enquiry.ts';

// Stores enquiries, fifty at a time, until the process is killed. Writes the id of each enquiry
// only after the enquiry was acknowledged.
const store = await openEnquiryStore({
  DATABASE_URL: process.env['DATABASE_URL'],
  DATA_DIR: process.env['DATA_DIR'] ?? '',
});

async function acceptUntilKilled(): Promise<never> {
  for (;;) {
    const enquiry = sampleEnquiry();
    await store.accept(enquiry);
    process.stdout.write(`${enquiry.id}\n`);
  }
}

await Promise.all(Array.from({ length: 50 }, acceptUntilKilled));
