import { openEnquiryStore } from '../../../server/enquiries/store/store.ts';
import { sampleEdition } from '../../sample-subscription.ts';

// Announces an intake to everybody waiting for it, unless the process is killed before.
const { DATABASE_URL, DATA_DIR = '' } = process.env;
const store = await openEnquiryStore({ DATABASE_URL, DATA_DIR });
process.stdout.write('announcing\n');
await store.announce(sampleEdition);
// Keeps the process alive until it is killed.
setInterval(() => {}, 1_000);
