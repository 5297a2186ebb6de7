import { beforeEach } from 'vitest';
import { withDatabase } from './empty-databases.ts';
import { printed } from './printed.ts';
import { sampleCentre } from './sample-centre.ts';
import { temporaryFolders } from './temporary-folders.ts';
import type { Enquiry } from '../src/schema/enquiry.ts';
import { runLeads } from '../server/enquiries/leads/leads-commands.ts';
import type { ClaimedDelivery, DeliveryKind } from '../server/enquiries/outbox/delivery.ts';
import { type EnquiryStore, withEnquiryStore } from '../server/enquiries/store/store.ts';

/** Runs `leads` in tests, with a new data folder for each test; `newFolder` switches to another empty one. */
export function leadsStage() {
  const { folder, emptyFolder } = temporaryFolders('leads');
  const stage = { dataDir: '' };
  const newFolder = async () => void (stage.dataDir = await withDatabase(emptyFolder()));
  beforeEach(newFolder);

  const inStore = <T>(use: (store: EnquiryStore) => Promise<T>) => withEnquiryStore({ DATA_DIR: stage.dataDir }, use);

  async function accept(...enquiries: Enquiry[]): Promise<void> {
    await inStore(async (store) => {
      for (const enquiry of enquiries) await store.accept(enquiry);
    });
  }

  /** Claims every due delivery of these kinds and passes it to a function. */
  async function withDue(
    kinds: DeliveryKind[],
    use: (store: EnquiryStore, delivery: ClaimedDelivery) => Promise<unknown>,
  ): Promise<void> {
    await inStore(async (store) => {
      for (const delivery of await store.claim({ kinds, limit: 100, leaseMs: 1_000 })) await use(store, delivery);
    });
  }

  const send = (...kinds: DeliveryKind[]) => withDue(kinds, (store, delivery) => store.markSent(delivery));
  const makeUncertain = () =>
    withDue(['centre-mail'], (store, delivery) => store.markUncertain(delivery, 'uncertain ETIMEDOUT'));

  function leads(...words: string[]) {
    return leadsWith({}, ...words);
  }

  async function leadsWith(variables: Record<string, string>, ...words: string[]) {
    return printed((streams) =>
      runLeads(words, {
        ...streams,
        variables: { DATA_DIR: stage.dataDir, ...variables },
        statedMonths: async () => ({ enquiries: 12, waiting: 24 }),
        titles: async () => sampleCentre,
        folder: stage.dataDir,
      }),
    );
  }

  return { folder, stage, newFolder, inStore, accept, withDue, send, makeUncertain, leads, leadsWith };
}
