import { expect } from 'vitest';
import { openedStores } from './opened-stores.ts';
import { sampleRequest } from './sample-subscription.ts';
import type { SubscriptionRequest } from '../src/schema/subscription.ts';
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

  async function tokenOf(store: EnquiryStore, email: string): Promise<string> {
    return (await store.subscriptions({ email }))[0]!.subscription.token;
  }

  const mails = async (store: EnquiryStore) => {
    const { 'opt-in-mail': optIn, 'edition-mail': news } = await store.outboxSummary();
    return [optIn.waiting, news.waiting];
  };

  return { backUp, emptyDatabase, open, openWithClock, confirmed, tokenOf, mails };
}
