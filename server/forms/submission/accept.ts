import type { Answers, Consents, Enquiry, FormId } from '../../../src/schema/enquiry.ts';
import { answerNames, consentNames, pageChoiceNames } from '../../../src/schema/fields/field-names.ts';
import type { SentDocument } from '../../enquiries/store/documents.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import type { SubscriptionRequest } from '../../../src/schema/subscription.ts';
import type { CheckedTellMe } from '../../../src/schema/tell-me.ts';
import type { SentForm } from './form-request.ts';
import type { BookingRequest, VisitFacts } from '../../../src/schema/booking.ts';
import type { CheckedForm } from '../../../src/schema/forms.ts';

/** The part of the store for what visitors send: enquiries, subscriptions to news of an intake, and bookings. */
export type FormStore = Pick<
  EnquiryStore,
  | 'accept'
  | 'show'
  | 'subscribe'
  | 'findSubscription'
  | 'confirmSubscription'
  | 'unsubscribe'
  | 'book'
  | 'confirmBooking'
  | 'findBooking'
  | 'cancelBooking'
  | 'seats'
>;

/**
 * Stores an enquiry; it is on the disk before this resolves. A form serves one enquiry. If it is sent twice, the
 * outcome is `already-stored`. If it is sent again with other answers, as after going back in the browser, the outcome
 * is `another`, and nothing is stored.
 */
export async function acceptEnquiry(
  store: Pick<FormStore, 'accept' | 'show'>,
  enquiry: Enquiry,
  documents: readonly SentDocument[] = [],
): Promise<'stored' | 'already-stored' | 'another'> {
  if ((await store.accept(enquiry, documents)) === 'stored') return 'stored';
  const kept = await store.show(enquiry.id);
  return !kept || contentOf(kept.enquiry) === contentOf(enquiry) ? 'already-stored' : 'another';
}

/** The form, its answers and consents, as text: equal for equal enquiries, whenever they were sent. */
function contentOf(enquiry: Enquiry): string {
  const answers = answerNames.map((name) => enquiry[name]);
  const agreed = consentNames.map((name) => enquiry[`${name}Consent`] !== null);
  return JSON.stringify([enquiry.form, answers, agreed]);
}

/** The subscription of a checked form, with the version of the texts that were agreed to (GDPR art. 7.1). */
export function subscriptionOf(
  { submission, language }: Pick<SentForm, 'submission' | 'language'>,
  { email, course, campus }: Extract<CheckedTellMe, { ok: true }>,
  textVersion: string,
  at: Date,
): SubscriptionRequest {
  return { submission, email, course, campus, language, consent: { textVersion, at }, at };
}

/** The booking of a checked form, with the version of the texts that were agreed to (GDPR art. 7.1). */
export function bookingOf(
  { submission, language, party }: Pick<SentForm, 'submission' | 'language' | 'party'>,
  visit: VisitFacts,
  { answers, agreed }: Extract<CheckedForm, { ok: true }>,
  textVersion: string,
  at: Date,
): BookingRequest {
  const consent = { textVersion, at };
  const { name, email, phone, message } = answers;
  const marketing = agreed.marketing ? consent : null;
  return { submission, visit, name, email, phone, party, message, language, consent, marketing };
}

/**
 * Makes the enquiry of a checked form. For a choice without a field in the form, such as the course of the page around
 * it, the page's value is used. Consents are dated and name the version of their texts (GDPR art. 7.1).
 */
export function enquiryOf(
  sent: Pick<SentForm, 'submission' | 'language' | 'context'> & { form: FormId },
  { answers, agreed }: Extract<CheckedForm, { ok: true }>,
  textVersion: string,
  at: Date,
): Enquiry {
  const fromPage = pageChoiceNames.map((name) => [name, answers[name] ?? sent.context.choices[name]]);
  const consents = consentNames.map((name) => [`${name}Consent`, agreed[name] ? { textVersion, at } : null]);
  return {
    ...answers,
    ...(Object.fromEntries(fromPage) as Partial<Answers>),
    ...(Object.fromEntries(consents) as Consents),
    ...sent.context.origin,
    id: sent.submission,
    form: sent.form,
    language: sent.language,
    receivedAt: at,
  };
}
