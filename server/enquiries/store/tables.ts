import type { Language } from '../../../src/i18n/language.ts';
import type { AlwaysAsked, Answers, FormId } from '../../../src/schema/enquiry.ts';
import type { ConsentName } from '../../../src/schema/fields/field-names.ts';
import type { BookingState } from '../../../src/schema/booking.ts';
import type { EnquiryState, ProposalState } from '../../../src/schema/enquiry-states.ts';
import type { OfficeRole } from '../../../src/schema/office.ts';
import type { DeliveryKind, DeliveryState } from '../outbox/delivery.ts';

/** The columns of a consent: the version of the text that was agreed to, and the time. */
type ConsentColumns = {
  [Name in ConsentName as `${Name}_text_version` | `${Name}_at`]: Name extends AlwaysAsked ? string : string | null;
};

/**
 * The rows of all tables; `layout.ts` creates them. Except for the bytes of documents, columns contain texts and whole numbers only: SQLite and PostgreSQL treat these
 * alike. Times are ISO 8601 in UTC with milliseconds, so that texts sort in order of time. Every form field has its own
 * columns; a step adds those of a new field.
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
    typed_by: string | null;
    /** The text by which the enquiry is found: see `searchText`. */
    search: string;
  };

/**
 * A document of an enquiry; its bytes are split into parts. Documents are in the database, so that backups and erasures
 * include them and every server can read them.
 */
type DocumentRow = { id: string; enquiry_id: string; position: number; name: string; size: number };
type DocumentPartRow = { document_id: string; part: number; bytes: Uint8Array };

/**
 * A delivery. Until it is sent, it holds the finished contents that it sends and the address of their person: erasing a
 * person deletes by address, and later changes of the data change no mail.
 */
export type OutboxRow = {
  id: string;
  /** The id of its enquiry, subscription or booking, which may be deleted by now; null only for a sent mail of the old layout. */
  about: string | null;
  /** See `emailKey`; null once it is sent. */
  email_key: string | null;
  /** `DeliveryContents` as JSON; null once it is sent. */
  payload: string | null;
  kind: DeliveryKind;
  state: DeliveryState;
  /** Counted when a process claims the row, so that attempts that end in a crash count too. */
  attempts: number;
  next_attempt_at: string;
  lease_until: string | null;
  last_error: string | null;
  sent_at: string | null;
  /** When it was queued; for the first deliveries of an enquiry, when that was received. */
  created_at: string;
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

/**
 * Records that an address was notified of an intake. Intake and address together are the primary key, so an address is
 * notified once. `address` is a hash made by `erasureKey`.
 */
type NotifiedRow = { edition: string; address: string; told_at: string };

/** A setting that all processes share, such as the key that signs forms. */
type SettingRow = { name: string; value: string };

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
  /** The day in Madrid of a reminder, and its words. Both are null without one. */
  remind_on: string | null;
  remind_word: string | null;
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
  kind: 'state' | 'assignee' | 'note' | 'answer' | 'proposal' | 'reminder';
  detail: string;
};

/** A visit as it was last read from the content, for mails; `facts` is a `VisitFacts` as JSON. */
type VisitRow = { visit: string; facts: string };

/** A booking. A mailbox has at most one for each visit, however its address is spelt. */
export type BookingRow = {
  id: string;
  token: string;
  visit: string;
  name: string;
  email: string;
  email_key: string;
  mailbox_key: string;
  phone: string | null;
  party: number;
  message: string | null;
  language: Language;
  state: BookingState;
  booked_at: string;
  /** The facts in the last mail to this person, see `toldOf`. */
  told: string;
  /** When the reminder was queued, or was found unnecessary; null before. */
  reminded_at: string | null;
  /** How many people of the booking came, as noted by the office; null if not noted. */
  came: number | null;
  privacy_text_version: string;
  privacy_at: string;
  marketing_text_version: string | null;
  marketing_at: string | null;
};

/** A person with access to the office, identified by the e-mail address in lower case. */
type OfficePersonRow = { email: string; role: OfficeRole; invited_at: string };

/** A passkey: its public key only. */
export type OfficeKeyRow = {
  /** The credential's id and public key (COSE), both base64url. */
  id: string;
  public_key: string;
  email: string;
  /** The device's signature counter; 0 for devices without one. PostgreSQL returns it as text. */
  counter: number | string;
  created_at: string;
  used_at: string | null;
};

/** An invitation, stored under the hash of its token; deleted when used. */
type OfficeInvitationRow = { token_hash: string; email: string; role: OfficeRole; expires_at: string };

/** A session, stored under the hash of its cookie's secret. */
type OfficeSessionRow = { secret_hash: string; email: string; created_at: string; seen_at: string };

/** A line of the log. Lines are never changed; a purge deletes lines as old as the enquiries that it deletes. */
type OfficeLogRow = { id: string; at: string; by: string; action: string; subject: string };

export type Tables = {
  enquiries: EnquiryRow;
  documents: DocumentRow;
  document_parts: DocumentPartRow;
  marks: MarkRow;
  events: EventRow;
  subscriptions: SubscriptionRow;
  told: NotifiedRow;
  visits: VisitRow;
  bookings: BookingRow;
  outbox: OutboxRow;
  settings: SettingRow;
  erasures: ErasureRow;
  office_people: OfficePersonRow;
  office_keys: OfficeKeyRow;
  office_invitations: OfficeInvitationRow;
  office_sessions: OfficeSessionRow;
  office_log: OfficeLogRow;
};
