import { expect } from 'vitest';
import { openedStores } from './opened-stores.ts';
import { sampleRequest } from './sample-subscription.ts';
import type { SubscriptionRequest } from '../src/schema/subscription.ts';
import { emailKey } from '../server/enquiries/store/email-key.ts';
import type { EnquiryStore, EnquiryStoreOptions } from '../server/enquiries/store/store.ts';

/** Opens stores for tests, with subscriptions to news of intakes. */
export function subscriptionStage() {
  const { backUp, emptyDatabase, open, openWithClock: openStore } = openedStores();

  async function openWithClock(options: EnquiryStoreOptions = {}) {
    const { store, now, pass } = await openStore(options);
    const ask = (changes: Partial<SubscriptionRequest> = {}) =>
      store.subscribe(sampleRequest({ at: now(), ...changes }));
    return { store, ask, now, pass };
  }

  /** Makes a confirmed subscription, and returns its token. */
  async function confirmed(store: EnquiryStore, changes: Partial<SubscriptionRequest> = {}): Promise<string> {
    const request = sampleRequest(changes);
    await store.subscribe(request);
    const token = await tokenOf(store, request.email);
    expect(await store.confirmSubscription(token)).toMatchObject({ email: request.email });
    return token;
  }

  const mails = async (store: EnquiryStore) => {
    const { 'opt-in-mail': optIn, 'edition-mail': news } = await store.outboxSummary();
    return [optIn.waiting, news.waiting];
  };

  return { backUp, emptyDatabase, open, openWithClock, confirmed, mails };
}

/** The token of an address's newest subscription. */
export async function tokenOf(store: Pick<EnquiryStore, 'subscriptions'>, email: string): Promise<string> {
  const all = await store.subscriptions();
  return all.find((each) => emailKey(each.email) === emailKey(email))!.token;
}
