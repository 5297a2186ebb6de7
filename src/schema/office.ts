import type { Language, Localized } from '../i18n/language.ts';
import type { BookingState } from './booking.ts';
import type { EnquiryState, ProposalState } from './enquiry-states.ts';
import type { FormId } from './enquiry.ts';
import type { AnswerName } from './fields/field-names.ts';

/** Types shared by the office's screen and its server. All times are ISO 8601 in UTC; the screen shows Madrid's. */

/** The largest amount of a proposal, in whole euros. */
export const largestAmount = 99_999_999;

/** Only an `owner` may erase, manage the people with access, and read the log. `office` may do everything else. */
export const officeRoles = ['office', 'owner'] as const;
export type OfficeRole = (typeof officeRoles)[number];

/** A person who may sign in, identified by the e-mail address of the invitation. */
export type OfficePerson = { email: string; role: OfficeRole };

/** The milliseconds until a session ends. If `isFinal`, it ends in any case; otherwise activity extends it. */
export type SessionEnds = { in: number; isFinal: boolean };

/** The person signed in, and the end of the session; the screen's first request. */
export type OfficeSession = { person: OfficePerson; ends: SessionEnds } | { person: null; ends: null };

/** A session ends after half an hour of inactivity, and after half a day in any case. Milliseconds. */
export const sessionIdleMs = 30 * 60_000;
export const sessionLongestMs = 12 * 60 * 60_000;

/**
 * Header of GET requests while nobody uses the screen, such as polls of the list. With `1` they do not count as
 * activity: an open window would otherwise extend its session up to `sessionLongestMs`.
 */
export const idleHeader = 'office-idle';

/** A person who may sign in, with details for owners. */
export type OfficeAccount = OfficePerson & {
  invitedAt: string;
  /** The number of passkeys; 0 until the invitation is used. */
  keys: number;
  /** The last use of a stored session; null without a stored session. */
  seenAt: string | null;
};

/** The path of an invitation's link. Its token is in the fragment, which reaches no server's log. */
export const invitationPath = '/invitacion';

/** A new invitation. The link is shown once: only its hash is stored. */
export type OfficeInvitation = { link: string; until: string; mail: 'sent' | 'failed' | 'off' };

/** The logged actions; each line has the person, the time and the subject. */
const loggedActions = [
  'listed',
  'read',
  'typed',
  'exported',
  'erased',
  'answered',
  'announced',
  'booked',
  'cancelled',
  'decided',
  'invited',
  'removed',
  'joined',
  'signed-in',
  'changed',
  'published',
  'undone',
] as const;
export type LoggedAction = (typeof loggedActions)[number];

/** The command line as author of a line in the log. */
export const commandLine = 'command line';

/** A line of the log. `subject`: ids, a file, an e-mail address, or the kinds of filter used; it may be empty. */
type OfficeLogLine = { id: string; at: string; by: string; action: LoggedAction; subject: string };

/** A page of the log, newest first; `next` is the cursor of the next older page. */
export type OfficeLogPage = { lines: OfficeLogLine[]; next: string | null };

/** The day in Madrid on which the office wants to return to an enquiry, and what for. */
export type Reminder = { on: string; word: string };

/** An enquiry as a line in the list. */
export type EnquiryLine = {
  id: string;
  form: FormId;
  language: Language;
  receivedAt: string;
  name: string;
  organisation: string | null;
  /** Empty if the office only has a telephone number. */
  email: string;
  /** The first words of the message; null without one. */
  excerpt: string | null;
  course: string | null;
  campus: string | null;
  state: EnquiryState;
  /**
   * The state of a proposal, and its amount in whole euros. Both are null for other forms; `amount` is also null while
   * it is not known.
   */
  proposal: ProposalState | null;
  amount: number | null;
  /** The address of the person who handles the enquiry; null for nobody. */
  assignee: string | null;
  reminder: Reminder | null;
  /** Whether nobody in the office has opened the enquiry, or changed its state or proposal. */
  unread: boolean;
  /**
   * The number of answers and of changes of state, assignee, proposal or reminder. A request names the revision on which
   * it is based; an outdated one is refused.
   */
  revision: number;
  /** The number of actions of the office, including notes and answers. */
  happened: number;
  /** Whether a mail about it has failed for good, or may not have been delivered. */
  inTrouble: boolean;
};

/** The largest exact count of matches: beyond it, the list shows "more than". */
export const mostCounted = 1000;

/** A page of the list, newest first. */
export type EnquiryPage = {
  lines: EnquiryLine[];
  /**
   * The total number of matches, counted up to `mostCounted`, or exactly without conditions. Null except in the first
   * page.
   */
  total: number | null;
  /** Whether there are more than `total`. */
  isMore: boolean;
  /** Number of all enquiries that are unread. */
  unread: number;
  /** Number of all enquiries with a reminder up to today. */
  due: number;
  /** The cursor of the next page; null at the end. */
  next: string | null;
};

/** An event in the history of an enquiry. */
export type EnquiryEvent = {
  at: string;
  /** The person who caused the event; null for the site itself. */
  by: string | null;
} & (
  | { kind: 'received' }
  | {
      kind: 'mail';
      mail: 'centre-mail' | 'visitor-mail' | 'webhook' | 'answer-mail';
      state: 'waiting' | 'sent' | 'failed' | 'uncertain';
    }
  | { kind: 'state'; state: EnquiryState }
  | { kind: 'assignee'; assignee: string | null }
  | { kind: 'proposal'; proposal: ProposalState; amount: number | null }
  | { kind: 'reminder'; reminder: Reminder | null }
  | { kind: 'note'; text: string }
  /** An answer: its text as it was sent, or null if it was written in another mail program. */
  | { kind: 'answer'; subject: string; text: string | null }
);

/** A PDF attached to an enquiry; `size` in bytes. `GET /api/enquiries/:id/documents/:document` downloads it. */
export type EnquiryDocument = { id: string; name: string; size: number };

/** An enquiry with everything stored about it. */
export type EnquiryDetail = EnquiryLine & {
  answers: Partial<Record<AnswerName, string>>;
  /** Path of the page with the form, and the origin of the visit; null if unknown. */
  page: string | null;
  referrer: string | null;
  campaign: string | null;
  /** The person who typed it in after a call; null if a form sent it. */
  typedBy: string | null;
  consents: { name: string; textVersion: string; at: string }[];
  documents: EnquiryDocument[];
  /** Oldest first. */
  events: EnquiryEvent[];
  /** Other enquiries from the same address, newest first. */
  others: EnquiryLine[];
  /** Requests from the same address for notices of courses. */
  waitsFor: { at: string; course: string; campus: string | null; confirmed: boolean }[];
  /** Bookings from the same address, newest first. */
  bookings: {
    id: string;
    at: string;
    title: Localized<string>;
    startsAt: string;
    party: number;
    state: BookingState;
  }[];
  /** The day on which it will be deleted. */
  keptUntil: string;
};

/** Somebody without an enquiry, with a booking or a course waited for. The name is that of a booking. */
export type FoundGuest = { name: string | null; email: string } & Pick<EnquiryDetail, 'bookings' | 'waitsFor'>;

/** An answer filled in from a template and the site's data, to be previewed before it is sent. */
export type AnswerDraft = { to: string; subject: string; text: string };

/** Names for the lists and forms of the screen: titles by id, in the order of the site. */
export type OfficeFacts = {
  centre: string;
  person: OfficePerson;
  people: string[];
  courses: Record<string, Record<Language, string>>;
  /** Short codes of courses, such as "BLQ 1". */
  codes: Readonly<Record<string, Record<Language, string>>>;
  campuses: Record<string, Record<Language, string>>;
  /** Titles of answer templates by id. */
  templates: Record<string, Record<Language, string>>;
};
