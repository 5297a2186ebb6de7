import { openedStores } from './opened-stores.ts';
import { sampleEnquiry } from './sample-enquiry.ts';
import type { Enquiry } from '../src/schema/enquiry.ts';
import type { EnquirySelection } from '../src/schema/office-enquiries.ts';
import type { EnquiryStoreEnv } from '../server/enquiries/store/store.ts';
import { officeQueries } from '../server/office/enquiries/office-queries.ts';

/** Opens offices for tests, on empty databases that are closed after each test. */
export function officeStage() {
  const { backUp, openBoth } = openedStores();

  /** An office and the site's store on one database, with a clock that the test advances. */
  async function openOffice(given?: EnquiryStoreEnv) {
    let time = new Date('2026-03-01T10:00:00.000Z');
    const now = () => time;
    const { env, database, store } = await openBoth({ now }, given);
    const office = officeQueries(database, { now, retentionMonths: () => 12 });
    const accept = async (changes: Partial<Enquiry> = {}) => {
      const enquiry = sampleEnquiry({ receivedAt: time, ...changes });
      await store.accept(enquiry);
      return enquiry.id;
    };
    const ids = async (selection: EnquirySelection) =>
      (await office.list(selection, { after: null, limit: 50 })).lines.map(({ id }) => id);
    const pass = (ms: number) => void (time = new Date(time.getTime() + ms));
    return { env, db: database.db, store, office, accept, ids, now, pass };
  }

  return { backUp, openOffice };
}
