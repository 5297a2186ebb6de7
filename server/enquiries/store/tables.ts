import type { Language } from '../../../src/i18n/language.ts';
import type { AlwaysAsked, Answers, FormId } from '../../../src/schema/enquiry.ts';
import type { ConsentName } from '../../../src/schema/fields/field-names.ts';
import type { EnquiryState, ProposalState } from '../../../src/schema/enquiry-states.ts';
import type { DeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import type { LaggingTextRow } from './lagging-texts-table.ts';
import type { BookingLetter } from '../../../src/schema/booking.ts';
import type { BookingTables } from './booking-tables.ts';
import type { DocumentPartRow, DocumentRow } from './document-tables.ts';
import type { OfficeTables } from './office-tables.ts';

/** The columns of a consent: the version of the text that was agreed to, and the time. */
type ConsentColumns = {
  [Name in ConsentName as `${Name}_text_version` | `${Name}_at`]: Name extends AlwaysAsked ? string : string | null;
};

/**
 * Except for the bytes of documents, columns contain texts and whole numbers only: SQLite and PostgreSQL treat these
 * alike. Times are ISO 8601 in UTC with milliseconds, so that texts sort in order of time. Every form field has its own
 * columns; a migration adds those of a new field.
 */
export type EnquiryRow = Answers &
  ConsentColumns & {
    id: string;
    form: FormId;
    language: Language;
    received_at: string;
    /** The address in the form in which it is compared: see `emailKey`. */
    email_key: string;
    /** The mailbox by which automatic answers are counted: see `mailboxKey`. */
    mailbox_key: string;
    page: string | null;
    click_id: string | null;
    referrer: string | null;
    campaign: string | null;
  };

/**
 * A delivery about an enquiry, a subscription or a booking; the other ids are null. The mail about a cancelled booking has `contents` and `email_key` instead of an id, until it is sent.
 */
export type OutboxRow = {
  id: string;
  enquiry_id: string | null;
  subscription_id: string | null;
  booking_id: string | null;
  /** Which mail about a booking it is. */
  letter: BookingLetter | null;
  /** The id of the intake that a mail announces. */
  edition: string | null;
  /** The cancelled booking and its session, as JSON: see `CancelledBooking`. */
  contents: string | null;
  email_key: string | null;
  kind: DeliveryKind;
  state: DeliveryState;
  /** Counted when a process claims the row, so that attempts that end in a crash count too. */
  attempts: number;
  next_attempt_at: string;
  lease_until: string | null;
  last_error: string | null;
  sent_at: string | null;
  /** Null in rows that earlier versions have written. */
  created_at: string | null;
};

/**
 * A subscription. An address has one for each course and campus. `campus` is an empty text for any campus, because the
 * unique constraint treats two nulls as different.
 */
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

/** An announced intake; `facts` is an `AnnouncedEdition` as JSON. */
type AnnouncementRow = { edition: string; facts: string; announced_at: string };

/**
 * Records that an address was notified of an intake. Intake and address together are the primary key, so an address is
 * notified once. `address` is a hash made by `erasureKey`.
 */
type NotifiedRow = { edition: string; address: string; told_at: string };

/** A setting that all processes share, such as the key that signs forms. */
export type SettingRow = { name: string; value: string };

/** The record of an erasure, by the hash of an address or an id: see `erasureKey`. */
export type ErasureRow = { key: string; erased_at: string };

/** State, assignee and first opening of an enquiry. Without this row, an enquiry is new, unread and unassigned. */
export type MarkRow = {
  enquiry_id: string;
  /** The time of the enquiry: marks are sorted by it, like the list of enquiries. */
  received_at: string;
  state: EnquiryState;
  assignee: string | null;
  opened_at: string | null;
  /** When the enquiry was first answered or marked as `answered`. */
  answered_at: string | null;
  /** The state of a proposal, null until it is set, and the amount offered, in whole euros. */
  proposal: ProposalState | null;
  amount: number | null;
  revision: number;
  changed_at: string;
  changed_by: string | null;
};

/** A note, an answer or a change by the office, for the time line of an enquiry; `detail` is JSON. */
export type EventRow = {
  id: string;
  enquiry_id: string;
  at: string;
  by: string | null;
  kind: 'state' | 'assignee' | 'note' | 'answer' | 'proposal';
  detail: string;
};

/** The text and values by which an enquiry is searched and filtered: see `fillEnquiryIndex` and `searchText`. */
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
