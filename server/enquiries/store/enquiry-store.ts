import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { ClaimedDelivery, DeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import type { AnnouncedEdition, Subscription, SubscriptionRequest } from '../../../src/schema/subscription.ts';
import type { Booking, BookingRequest, VisitFacts } from '../../../src/schema/booking.ts';
import type { Letter } from '../mail/letter.ts';
import type { RestoreOutcome } from './backup.ts';
import type { SentDocument } from './documents.ts';
import type { EnquiryFilter, StoredEnquiry, StoredSubscription } from './enquiry-filter.ts';
import type { ErasureSubject } from './erasure-queries.ts';
import type { CountedDelivery, CountedEnquiry } from './figures-queries.ts';
import type { ErasureRow } from './tables.ts';

/**
 * Keeps enquiries until their time is over. Every method rejects with an `EnquiryStoreError`, which holds no personal
 * data, and leaves the database as it was.
 */
export type EnquiryStore = {
  /**
   * Stores an enquiry, its documents and its deliveries, all or nothing. It is on the disk before this resolves. An id
   * that is already there changes nothing, also when both arrive at once.
   */
  accept(enquiry: Enquiry, documents?: readonly SentDocument[]): Promise<'stored' | 'already-stored'>;
  /** Newest first. */
  list(filter?: EnquiryFilter): Promise<StoredEnquiry[]>;
  /** The same, some at a time: only these are held. */
  batches(filter?: EnquiryFilter): AsyncIterable<StoredEnquiry[]>;
  show(id: string): Promise<StoredEnquiry | null>;
  /**
   * Deletes all enquiries of one person (capitals in the address make no difference), or one enquiry, with their
   * deliveries, and records the erasure. Subscriptions and bookings of visits are counted as well. `cleaned`: the texts
   * are out of the database's files too, not only marked as deleted.
   */
  erase(
    whose: ErasureSubject,
  ): Promise<{ enquiries: number; subscriptions: number; bookings: number; deliveries: number; cleaned: boolean }>;
  /** Erasures so far, as hashes; kept as long as a backup may hold their enquiries. */
  erasures(): Promise<ErasureRow[]>;
  /**
   * Deletes every enquiry received before `olderThan`, and every booking made before it; `unsent` deliveries were
   * neither sent nor given up. It also deletes the records of erasures before `forgetErasures`, by default those before
   * `olderThan`.
   */
  purge(olderThan: Date, forgetErasures?: Date): Promise<{ enquiries: number; deliveries: number; unsent: number }>;
  /** How many enquiries a purge would delete, and of how many. */
  purgeable(olderThan: Date): Promise<{ old: number; stored: number }>;

  /**
   * Stores a request for news of the next intake, and the mail that asks to confirm it. A second request causes another
   * mail and changes nothing else; an address that has just left the list gets none for a day. `another`: the
   * submission came before with another address, course or campus. `busy`: too many such mails have left within the
   * hour. For both nothing is stored.
   */
  subscribe(request: SubscriptionRequest): Promise<'stored' | 'already-stored' | 'another' | 'busy'>;
  /** Finds the subscription of a confirmation link; null for an unknown token or a request that is too old. */
  findSubscription(token: string): Promise<Subscription | null>;
  /** Notes that the owner of the mailbox confirmed; null for an unknown token or a request that is too old. */
  confirmSubscription(token: string): Promise<Subscription | null>;
  /** Deletes every subscription of the address behind a token, with its unsent mails; `false` for an unknown token. */
  unsubscribe(token: string): Promise<boolean>;
  /** Subscriptions, the newest first. `failed`: with a mail that was given up or is uncertain. */
  subscriptions(filter?: { email?: string; failed?: boolean }): Promise<StoredSubscription[]>;
  /** Counts the addresses that wait for an intake: all, those that had news of it before, and the rest. */
  audience(
    edition: Pick<AnnouncedEdition, 'id' | 'course' | 'campus'>,
  ): Promise<{ waiting: number; told: number; toTell: number }>;
  /**
   * Queues a mail to every address that waits for an intake and has no mail about it, all or none. Resolves to their
   * number.
   */
  announce(edition: AnnouncedEdition): Promise<number>;
  /**
   * Deletes subscriptions that were confirmed, or requested and never confirmed, before these times. Resolves to their
   * number.
   */
  purgeSubscriptions(before: { confirmed: Date; requested: Date }): Promise<number>;
  /** How many confirmed subscriptions such a purge would delete, and of how many. */
  purgeableSubscriptions(confirmedBefore: Date): Promise<{ old: number; stored: number }>;

  /**
   * Books places, or a place on the waiting list where too few are free, and stores the mail that says which. A mailbox
   * that has booked the session gets its mail once more. `another`: the submission came before with something else in
   * it. `busy`: too many such mails have left. `closed`: booking is over. For these nothing is stored.
   */
  book(request: BookingRequest): Promise<'stored' | 'already-stored' | 'another' | 'busy' | 'closed'>;
  /** Finds the booking of a mail's link; null for an unknown token. */
  findBooking(token: string): Promise<{ booking: Booking; visit: VisitFacts } | null>;
  /** Deletes a booking; those who wait move up, with a mail. `false` for an unknown token. */
  cancelBooking(token: string): Promise<boolean>;
  /** How many people have a place, by session; sessions without any are absent. */
  seats(): Promise<Record<string, number>>;
  /**
   * Gives free places to the people on the waiting list, as more may have been announced. It queues each reminder once,
   * on the day before, between eight in the morning and nine in the evening in Madrid. @param visits as the content has
   * them now
   */
  keepVisits(visits: readonly VisitFacts[]): Promise<{ moved: number; reminded: number }>;

  /** Leases up to `limit` deliveries of these kinds that are due, or whose lease has ended, for `leaseMs`. */
  claim(request: { kinds: readonly DeliveryKind[]; limit: number; leaseMs: number }): Promise<ClaimedDelivery[]>;
  /** These four record the outcome of a claimed delivery; `false` if its lease has ended and another process has it. */
  markSent(delivery: ClaimedDelivery): Promise<boolean>;
  markRetry(delivery: ClaimedDelivery, at: Date, error: string): Promise<boolean>;
  markFailed(delivery: ClaimedDelivery, error: string): Promise<boolean>;
  /** Records that the receiver may have the delivery; only `resend` repeats it. */
  markUncertain(delivery: ClaimedDelivery, error: string): Promise<boolean>;
  /**
   * Sends the uncertain deliveries of one enquiry or subscription, or all of them (`null`), again. Resolves to their
   * number.
   */
  resend(id: string | null): Promise<number>;
  /**
   * Marks the uncertain deliveries of one enquiry or subscription, or all of them (`null`), as sent. Resolves to their
   * number.
   */
  settle(id: string | null): Promise<number>;
  /** Makes failed deliveries due again, with all their attempts, and those that wait for a later attempt due now. */
  retryFailed(): Promise<{ failed: number; delayed: number }>;
  /** Retries unreachable deliveries now: the other side has just answered. */
  bringForwardUnreachable(kind: DeliveryKind): Promise<void>;
  /** When the next delivery of these kinds is due or its lease ends; `null` when none waits. */
  nextDue(kinds: readonly DeliveryKind[]): Promise<Date | null>;
  outboxSummary(): Promise<Record<DeliveryKind, Record<DeliveryState, number>>>;
  /** When the oldest undelivered enquiry of each kind was received; kinds without one are absent. */
  oldestWaiting(): Promise<Partial<Record<DeliveryKind, Date>>>;
  /** The enquiries received from `since` on, oldest first and some at a time, without personal data. */
  countedEnquiries(since: Date): AsyncIterable<CountedEnquiry[]>;
  /** The deliveries that began from `since` on. */
  countedDeliveries(since: Date): Promise<CountedDelivery[]>;
  /**
   * Queues a mail to the office, written by `compose`. An id that is already there changes nothing, also when two
   * processes come at once; `false` then.
   */
  queueReport(id: string, compose: () => Promise<Letter>): Promise<boolean>;

  /** A small value that all processes on this database share; `null` while it is not set. */
  readSetting(name: string): Promise<string | null>;
  writeSetting(name: string, value: string): Promise<void>;
  /** The value of a setting, made and stored by whichever process asks first. */
  keepSetting(name: string, make: () => string): Promise<string>;

  /** Writes a copy of everything, as it is at this moment, into a new SQLite file. */
  backup(file: string): Promise<void>;
  /** Adds the rows that a backup holds and the database lacks, without those erased since. */
  restore(file: string, erasures: readonly ErasureRow[]): Promise<RestoreOutcome>;

  /** Resolves when the database has taken a write: see `/readyz`. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
