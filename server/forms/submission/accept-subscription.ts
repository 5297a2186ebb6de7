import type { SubscriptionRequest } from '../../../src/schema/subscription.ts';
import type { CheckedTellMe } from '../../../src/schema/tell-me.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import type { SentForm } from './form-request.ts';

/** The part of the store for subscriptions to news of the next intake. */
export type SubscriptionStore = Pick<
  EnquiryStore,
  'subscribe' | 'findSubscription' | 'confirmSubscription' | 'unsubscribe'
>;

/** The subscription of a checked form, with the version of the texts that were agreed to (GDPR art. 7.1). */
export function subscriptionOf(
  { submission, language }: Pick<SentForm, 'submission' | 'language'>,
  { email, course, campus }: Extract<CheckedTellMe, { ok: true }>,
  textVersion: string,
  at: Date,
): SubscriptionRequest {
  return { submission, email, course, campus, language, consent: { textVersion, at }, at };
}
