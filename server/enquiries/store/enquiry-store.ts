import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { ClaimedDelivery, DeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import type { AnnouncedEdition, Subscription, SubscriptionRequest } from '../../../src/schema/subscription.ts';
import type { Booking, BookingRequest, BookingState, VisitFacts } from '../../../src/schema/booking.ts';
import type { RestoreOutcome } from './backup.ts';
import type { SentDocument } from './documents.ts';
import type { EnquiryFilter, StoredEnquiry, StoredSubscription } from './enquiry-filter.ts';
import type { Erasable } from './count-erasable.ts';
import type { ErasureSubject } from './erasure-queries.ts';
import type { CountedDelivery, CountedEnquiry } from './figures-queries.ts';
import type { ErasureRow } from './tables.ts';

/**
 * Stores enquiries, subscriptions and bookings. A failed method rejects with an `EnquiryStoreError`, which has no
 * personal data, and leaves the database unchanged. Only `keepVisits` keeps the sessions that it has already updated.
 */
export type EnquiryStore = {
  /**
   * Stores an enquiry, its documents and its deliveries, all or nothing. All of it is on the disk before this resolves.
   * Of several enquiries with one id only the first is stored, even if they arrive at once.
   */
  accept(enquiry: Enquiry, documents?: readonly SentDocument[]): Promise<'stored' | 'already-stored'>;
  /** Newest first. */
  list(filter?: EnquiryFilter): Promise<StoredEnquiry[]>;
  /** The same list in batches, so that it need not fit in memory. */
  batches(filter?: EnquiryFilter): AsyncIterable<StoredEnquiry[]>;
  show(id: string): Promise<StoredEnquiry | null>;
  /** Counts what `erase` would delete. */
  erasable(whose: ErasureSubject): Promise<Erasable>;
  /**
   * Deletes all enquiries, subscriptions and bookings of an address (capitals make no difference), or the one with the
   * given id. Deletes their deliveries too, and records the erasure. `cleaned`: the texts are also gone from the
   * database's files.
   */
  erase(
    whose: ErasureSubject,
  ): Promise<{ enquiries: number; subscriptions: number; bookings: number; deliveries: number; cleaned: boolean }>;
  /** Erasures so far, as hashes; kept as long as a backup may contain their enquiries. */
  erasures(): Promise<ErasureRow[]>;
  /**
   * Deletes every enquiry received, and every booking made, before `olderThan`, with their deliveries. `unsent`
   * deliveries were neither sent nor given up. Records of erasures before `forgetErasures` are deleted too; by default,
   * those before `olderThan`.
   */
  purge(
    olderThan: Date,
    forgetErasures?: Date,
  ): Promise<{ enquiries: number; bookings: number; deliveries: number; unsent: number }>;
  /** How many enquiries a purge would delete (`old`), and how many there are. */
  purgeable(olderThan: Date): Promise<{ old: number; stored: number }>;

  /**
   * Stores a request for news of the next intake, and the mail that asks to confirm it. A repeated request renews the
   * first, and queues another mail. No mail is queued beyond the limit of a mailbox, or within a day after
   * unsubscribing. Nothing is stored for `another` (the form was sent before with other data) and `busy` (too many
   * mails within the hour).
   */
  subscribe(request: SubscriptionRequest): Promise<'stored' | 'already-stored' | 'another' | 'busy'>;
  /** Finds the subscription of a confirmation link; null for an unknown token or a request that is too old. */
  findSubscription(token: string): Promise<Subscription | null>;
  /** Marks a subscription as confirmed; null for an unknown token or a request that is too old. */
  confirmSubscription(token: string): Promise<Subscription | null>;
  /** Deletes every subscription of the token's address, with its mails; `false` for an unknown token. */
  unsubscribe(token: string): Promise<boolean>;
  /** Subscriptions, the newest first. `failed`: only those with a mail that was given up or is uncertain. */
  subscriptions(filter?: { email?: string; failed?: boolean }): Promise<StoredSubscription[]>;
  /** Counts the subscribed addresses for an intake: all, those already notified of it, and the rest. */
  audience(
    edition: Pick<AnnouncedEdition, 'id' | 'course' | 'campus'>,
  ): Promise<{ waiting: number; told: number; toTell: number }>;
  /**
   * Queues a mail to every subscribed address that has had no mail about this intake. If this fails, no mail is queued.
   * Resolves to the number of mails.
   */
  announce(edition: AnnouncedEdition): Promise<number>;
  /**
   * Deletes subscriptions that were confirmed, or requested but never confirmed, before these times. Resolves to their
   * number.
   */
  purgeSubscriptions(before: { confirmed: Date; requested: Date }): Promise<number>;
  /** How many confirmed subscriptions a purge would delete (`old`), and how many there are. */
  purgeableSubscriptions(confirmedBefore: Date): Promise<{ old: number; stored: number }>;

  /**
   * Stores a request for places, and queues the mail that asks for its confirmation. A repeated booking of a mailbox only
   * gets its mail again, or none after some; its outcome is the same. Nothing is stored for `another` (the form was sent
   * before with other data), `busy` (too many mails to all) and `closed` (booking is over).
   */
  book(request: BookingRequest): Promise<'stored' | 'already-stored' | 'another' | 'busy' | 'closed'>;
  /**
   * Gives places to a confirmed booking, or puts it on the waiting list if too few are free, and queues the mail that
   * says so. A booking that was confirmed before stays as it is. Null for an unknown token, or if booking is over.
   */
  confirmBooking(token: string): Promise<BookingState | null>;
  /** Finds a booking by the token of its link; null for an unknown token. */
  findBooking(token: string): Promise<{ booking: Booking; visit: VisitFacts } | null>;
  /** Deletes a booking; the waiting list moves up, with mails. `false` for an unknown token. */
  cancelBooking(token: string): Promise<boolean>;
  /** How many people have a place, by session; sessions without people are absent. */
  seats(): Promise<Record<string, number>>;
  /** How many bookings a purge would delete (`old`), and how many there are. */
  purgeableBookings(bookedBefore: Date): Promise<{ old: number; stored: number }>;
  /**
   * Gives free places to the waiting list, and queues one reminder for each booking: from 10:00 on the day before, only
   * between 8:00 and 21:00 in Madrid. Deletes bookings that nobody has confirmed within `confirmationDays`.
   * @param visits the sessions of the present content
   * @param how.reminds false leaves out the reminders; true by default
   */
  keepVisits(visits: readonly VisitFacts[], how?: { reminds: boolean }): Promise<{ moved: number; reminded: number }>;

  /** Leases up to `limit` deliveries of these kinds for `leaseMs`: those due, or with an expired lease. */
  claim(request: { kinds: readonly DeliveryKind[]; limit: number; leaseMs: number }): Promise<ClaimedDelivery[]>;
  /**
   * `markSent` to `markUncertain` record the outcome of a claimed delivery; `false` if another process has leased it
   * since.
   */
  markSent(delivery: ClaimedDelivery): Promise<boolean>;
  markRetry(delivery: ClaimedDelivery, at: Date, error: string): Promise<boolean>;
  markFailed(delivery: ClaimedDelivery, error: string): Promise<boolean>;
  /** Records that the receiver may have got the delivery; only `resend` repeats it. */
  markUncertain(delivery: ClaimedDelivery, error: string): Promise<boolean>;
  /**
   * Makes the uncertain deliveries of one enquiry, subscription or booking due again; all of them if `null`. Resolves
   * to their number.
   */
  resend(id: string | null): Promise<number>;
  /**
   * Marks the uncertain deliveries of one enquiry, subscription or booking as sent; all of them if `null`. Resolves to
   * their number.
   */
  settle(id: string | null): Promise<number>;
  /** Makes failed deliveries due again with a new count of attempts, and postponed ones due now. */
  retryFailed(): Promise<{ failed: number; delayed: number }>;
  /**
   * Makes deliveries of this kind due now if they were postponed because the receiver was unreachable. Call this once
   * the receiver has answered.
   */
  bringForwardUnreachable(kind: DeliveryKind): Promise<void>;
  /** When the next delivery of these kinds is due or its lease ends; `null` if none waits. */
  nextDue(kinds: readonly DeliveryKind[]): Promise<Date | null>;
  outboxSummary(): Promise<Record<DeliveryKind, Record<DeliveryState, number>>>;
  /** For each kind, when its oldest waiting delivery was begun: see `CountedDelivery`. Kinds without one are absent. */
  oldestWaiting(): Promise<Partial<Record<DeliveryKind, Date>>>;
  /** The enquiries received from `since` on, oldest first and in batches, without personal data. */
  countedEnquiries(since: Date): AsyncIterable<CountedEnquiry[]>;
  /** The deliveries of enquiries received, or of other mails queued, from `since` on. */
  countedDeliveries(since: Date): Promise<CountedDelivery[]>;

  /** A setting that all processes on this database share; `null` if it is not set. */
  readSetting(name: string): Promise<string | null>;
  writeSetting(name: string, value: string): Promise<void>;
  /** The value of a setting; the first process that asks for it creates it with `make`. */
  keepSetting(name: string, make: () => string): Promise<string>;

  /** Writes a backup of the database, as it is at this moment, into a new SQLite file. */
  backup(file: string): Promise<void>;
  /** Adds the rows that a backup has and the database lacks, except those erased since. */
  restore(file: string, erasures: readonly ErasureRow[]): Promise<RestoreOutcome>;

  /** Resolves when the database has accepted a write: see `/readyz`. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
