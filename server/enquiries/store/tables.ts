import type { Language } from '../../../src/i18n/language.ts';
import type { AlwaysAsked, Answers, FormId } from '../../../src/schema/enquiry.ts';
import type { ConsentName } from '../../../src/schema/fields/field-names.ts';
import type { EnquiryState, ProposalState } from '../../../src/schema/office.ts';
import type { DeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import type { LaggingTextRow } from './lagging-texts-table.ts';
import type { BookingLetter } from '../../../src/schema/booking.ts';
import type { BookingTables } from './booking-tables.ts';
import type { DocumentPartRow, DocumentRow } from './document-tables.ts';
import type { OfficeTables } from './office-tables.ts';

/** The columns of a consent: to which version of its text it was given, and when. */
type ConsentColumns = {
  [Name in ConsentName as `${Name}_text_version` | `${Name}_at`]: Name extends AlwaysAsked ? string : string | null;
};

/**
 * Columns hold texts and whole numbers only, which both databases store, compare and return alike.
 * Times are ISO 8601 in UTC with milliseconds: as texts they sort in the order of time and can be read by hand.
 * Every field of the forms has its columns; migrations add those of a new one.
 */
export type EnquiryRow = Answers &
  ConsentColumns & {
    id: string;
    form: FormId;
    language: Language;
    received_at: string;
    /** The address as it is compared: see `emailKey`. */
    email_key: string;
    /** The mailbox by which automatic answers are counted: see `mailboxKey`. */
    mailbox_key: string;
    page: string | null;
    click_id: string | null;
    referrer: string | null;
    campaign: string | null;
  };

/**
 * A delivery is about an enquiry, a subscription or a booking: the ids of the others are null. A mail that outlives its
 * booking keeps `contents` and `email_key` until it has left.
 */
export type OutboxRow = {
  id: string;
  enquiry_id: string | null;
  subscription_id: string | null;
  booking_id: string | null;
  /** The letter of a mail about a booking. */
  letter: BookingLetter | null;
  /** The id of the intake that a mail announces. */
  edition: string | null;
  /** The cancelled booking and its session, as JSON: see `CancelledBooking`. */
  contents: string | null;
  email_key: string | null;
  kind: DeliveryKind;
  state: DeliveryState;
  /** Counted when a process claims the row, so that a delivery that kills the process is not repeated for ever. */
  attempts: number;
  next_attempt_at: string;
  lease_until: string | null;
  last_error: string | null;
  sent_at: string | null;
  /** Null in rows of versions that did not write it. */
  created_at: string | null;
};

/** An address has one row for a course and campus. `campus` is empty for any: two nulls would count as different. */
export type SubscriptionRow = {
  id: string;
  token: string;
  email: string;
  email_key: string;
  mailbox_key: string;
  course: string;
  campus: string;
  language: Language;
  privacy_text_version: string;
  privacy_at: string;
  requested_at: string;
  confirmed_at: string | null;
};

/** An intake that was announced, with the facts for its mails: an `AnnouncedEdition` as JSON. */
type AnnouncementRow = { edition: string; facts: string; announced_at: string };

/**
 * Records that news of an intake went to an address: once, as the pair is the key. `address` is the hash of
 * `erasureKey`.
 */
type NotifiedRow = { edition: string; address: string; told_at: string };

/** A small value that all processes share, such as the key that signs forms. */
export type SettingRow = { name: string; value: string };

/** The record of an erasure, by the hash of an address or an id: see `erasureKey`. */
export type ErasureRow = { key: string; erased_at: string };

/** State, assignee and first reading of an enquiry. An enquiry without a row is new, unread and assigned to nobody. */
export type MarkRow = {
  enquiry_id: string;
  /** The enquiry's own time: marks lie in the order of the list. */
  received_at: string;
  state: EnquiryState;
  assignee: string | null;
  opened_at: string | null;
  /** When it first became `answered`. */
  answered_at: string | null;
  /** The state of a proposal, null until somebody gives it one; and what was offered, in whole euros. */
  proposal: ProposalState | null;
  amount: number | null;
  revision: number;
  changed_at: string;
  changed_by: string | null;
};

/** A note, an answer or a change of the office, for the time line of an enquiry: its `detail` is JSON. */
export type EventRow = {
  id: string;
  enquiry_id: string;
  at: string;
  by: string | null;
  kind: 'state' | 'assignee' | 'note' | 'answer' | 'proposal';
  detail: string;
};

/**
 * Texts and values by which an enquiry is searched and filtered: see `fillEnquiryIndex`. Its text is that of
 * `searchText`.
 */
export type EnquiryIndexRow = Pick<EnquiryRow, 'received_at' | 'form' | 'language' | 'course' | 'campus'> & {
  enquiry_id: string;
  text: string;
};

export type Tables = {
  enquiries: EnquiryRow;
  subscriptions: SubscriptionRow;
  announcements: AnnouncementRow;
  told: NotifiedRow;
  outbox: OutboxRow;
  settings: SettingRow;
  erasures: ErasureRow;
  marks: MarkRow;
  events: EventRow;
  enquiry_index: EnquiryIndexRow;
  documents: DocumentRow;
  document_parts: DocumentPartRow;
  lagging_texts: LaggingTextRow;
} & OfficeTables &
  BookingTables;
