import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { AnnouncedEdition, Subscription } from '../../../src/schema/subscription.ts';
import type { Booking, BookingLetter, VisitFacts } from '../../../src/schema/booking.ts';

/** Deliveries of an enquiry: a mail to the centre, an automatic answer, a webhook call, an answer of the office. */
const enquiryDeliveryKinds = ['centre-mail', 'visitor-mail', 'webhook', 'answer-mail'] as const;
export type EnquiryDeliveryKind = (typeof enquiryDeliveryKinds)[number];

/** Deliveries of a subscription: the request to confirm it, and the news of an intake. */
const subscriptionDeliveryKinds = ['opt-in-mail', 'edition-mail'] as const;

/** Mails about the booking of a visit: the reply to the booking, and all later ones. */
const bookingDeliveryKinds = ['booking-mail', 'visit-mail'] as const;

export const deliveryKinds = [...enquiryDeliveryKinds, ...subscriptionDeliveryKinds, ...bookingDeliveryKinds] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/**
 * `waiting`: due at `nextAttemptAt`. `leased`: a process delivers it until the lease ends. `sent`: accepted by the
 * receiver. `failed`: given up, after the last attempt or because no attempt can succeed. `uncertain`: sent completely,
 * but never answered, so the receiver may have it. A repetition could send a second copy, so a person decides on the
 * office's screen.
 */
export const deliveryStates = ['waiting', 'leased', 'sent', 'failed', 'uncertain'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One outbox row as the centre's staff see it. `lastError` is a class and a code, never a text of the receiver. */
export type Delivery = {
  kind: DeliveryKind;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Date | null;
  lastError: string | null;
  sentAt: Date | null;
};

type Claimed = {
  /** Stays the same over all attempts, such as `<enquiry id>.<kind>`; Message-ID and webhook id contain it. */
  id: string;
  /** The number of this attempt, from 1; it identifies the lease. */
  attempt: number;
  /** Whether an earlier lease ended without an outcome: the mail may have been sent. */
  interrupted: boolean;
};

/** An answer as the office wrote it. */
export type WrittenAnswer = { subject: string; text: string };

export type EnquiryDelivery = Claimed & { enquiry: Enquiry } & (
    | { kind: Exclude<EnquiryDeliveryKind, 'answer-mail'> }
    | { kind: 'answer-mail'; answer: WrittenAnswer }
  );
export type SubscriptionDelivery = Claimed & { subscription: Subscription } & (
    | { kind: 'opt-in-mail' }
    | { kind: 'edition-mail'; edition: AnnouncedEdition }
  );

export type BookingDelivery = Claimed & {
  kind: (typeof bookingDeliveryKinds)[number];
  booking: Booking;
  letter: BookingLetter;
  visit: VisitFacts;
  /** The office's reason for a cancellation, in the language of the mail. */
  reason?: string;
};

/** A delivery that this process has leased. */
export type ClaimedDelivery = EnquiryDelivery | SubscriptionDelivery | BookingDelivery;

/** A delivery to be stored: its id, its kind, and the finished contents that it sends. */
export type NewDelivery = Unclaimed<ClaimedDelivery>;
type Unclaimed<Claim> = Claim extends unknown ? Omit<Claim, 'attempt' | 'interrupted'> : never;

/**
 * Carries out one delivery; resolves once the receiver has accepted it.
 * @throws DeliveryError when the receiver has not accepted it. Any other error counts as a fault of this program; the
 * delivery is then tried again too.
 */
export type Deliver<Claim extends ClaimedDelivery = ClaimedDelivery> = (
  delivery: Claim,
  signal: AbortSignal,
) => Promise<void>;

/** The deliverers of mails and of webhook calls; null for what is not configured: its rows then wait. */
export type Deliverers = { mail: Deliver | null; webhook: Deliver<EnquiryDelivery> | null };

/**
 * `unreachable`: no connection or answer, so other deliveries of the kind would fail as well. `refused`: the receiver
 * refused it. `invalid`: no mail or request can be made from the delivery's data. `uncertain`: sent completely, but not
 * answered.
 */
export type DeliveryFault = 'unreachable' | 'refused' | 'invalid' | 'uncertain';

/**
 * Why a delivery did not succeed, in words that can be stored and logged. Answers of mail servers quote addresses, so
 * only a class and a short code are kept.
 */
export class DeliveryError extends Error {
  readonly fault: DeliveryFault;
  /** No later attempt can succeed: the address is invalid or has no mailbox. */
  readonly permanent: boolean;

  constructor(fault: DeliveryFault, code: string | number | undefined, permanent = false) {
    const safeCode = /^[A-Za-z0-9_.-]{1,40}$/.test(String(code ?? '')) ? ` ${code}` : '';
    super(`${fault}${safeCode}`);
    this.name = 'DeliveryError';
    this.fault = fault;
    this.permanent = permanent;
  }
}
