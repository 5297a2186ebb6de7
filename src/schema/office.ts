import type { Language } from '../i18n/language.ts';
import type { FormId } from './enquiry.ts';
import type { AnswerName } from './fields/field-names.ts';

/**
 * The office's screen and its server share these shapes. All times are ISO 8601 in UTC; the screen shows Madrid's.
 */

/** The states of an enquiry, in the order in which an office goes through them. */
export const enquiryStates = ['new', 'in-hand', 'answered', 'enrolled', 'not-interested', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** States of a proposal, beside the state of its enquiry. */
export const proposalStates = ['received', 'questions', 'sent', 'won', 'lost'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** The largest amount of a proposal, in whole euros. */
export const largestAmount = 99_999_999;

/** `office` reads, answers, marks and exports; `owner` may also erase, invite and read the log. */
export const officeRoles = ['office', 'owner'] as const;
export type OfficeRole = (typeof officeRoles)[number];

/** A person who may sign in, by the address of the invitation. */
export type OfficePerson = { email: string; role: OfficeRole };

/** When a session ends, in milliseconds from now: because nobody uses it, or in any case. */
export type SessionEnds = { in: number; isFinal: boolean };

/**
 * The person signed in, and the way to sign in; the screen asks for it first. `ends` is null without a session of ours.
 */
export type OfficeSession = { person: OfficePerson | null; signIn: 'passkey' | 'proxy'; ends: SessionEnds | null };

/** A session ends after half an hour without use, and after half a day in any case. Milliseconds. */
export const sessionIdleMs = 30 * 60_000;
export const sessionLongestMs = 12 * 60 * 60_000;

/**
 * Header of requests that a timer makes, such as those of the list. With `1` they do not count as use: an open window
 * would otherwise keep its session for ever.
 */
export const idleHeader = 'office-idle';

/** A person as owners see them. */
export type OfficeAccount = OfficePerson & {
  invitedAt: string;
  /** How many passkeys they have; none until the invitation is used. */
  keys: number;
  /** Last use of a session that is still kept; null without one. */
  seenAt: string | null;
};

/** Where a link of an invitation leads. Its token stands behind `#`: it reaches no server's log. */
export const invitationPath = '/invitacion';

/** An invitation that was just made. The link is shown once: only its hash is kept. */
export type OfficeInvitation = { link: string; until: string; mail: 'sent' | 'failed' | 'off' };

/** The actions in the log: each is kept with the person, the time and the id or selection in question. */
export const loggedActions = [
  'read',
  'exported',
  'erased',
  'answered',
  'announced',
  'cancelled',
  'invited',
  'removed',
  'joined',
  'signed-in',
  'changed',
  'published',
  'undone',
] as const;
export type LoggedAction = (typeof loggedActions)[number];

/** Names the command line as the author of a line in the log. */
export const commandLine = 'command line';

/** A line of the log. `subject` is an id, a list of ids, or the kinds of filter that were used. */
export type OfficeLogLine = { id: string; at: string; by: string; action: LoggedAction; subject: string };

/** A stretch of the log, newest first; `next` asks for the one before. */
export type OfficeLogPage = { lines: OfficeLogLine[]; next: string | null };

/** An enquiry as a line of the list. */
export type EnquiryLine = {
  id: string;
  form: FormId;
  language: Language;
  receivedAt: string;
  name: string;
  email: string;
  course: string | null;
  campus: string | null;
  state: EnquiryState;
  /** The state of a proposal, and its amount in whole euros; null for other forms, and without an amount yet. */
  proposal: ProposalState | null;
  amount: number | null;
  /** The address of the person who has it in hand; null for nobody. */
  assignee: string | null;
  /** Nobody of the office has opened it yet. */
  unread: boolean;
  /** Counts the changes of state and assignee. A change names the one it was made from, or is refused. */
  revision: number;
  /** Counts all that the office did: notes and answers too. */
  happened: number;
  /** Whether a mail about it was given up or is uncertain. */
  inTrouble: boolean;
};

/** Which enquiries are listed, exported or counted; every condition given must hold. All of it stands in the address. */
export type EnquirySelection = {
  /** Words in name, address, telephone or texts; accents and capitals make no difference. */
  search?: string;
  course?: string;
  campus?: string;
  form?: FormId;
  language?: Language;
  state?: EnquiryState;
  proposal?: ProposalState;
  /** An address, or `nobody`. */
  assignee?: string;
  /** Days of Madrid, `2026-01-31`, both included. */
  since?: string;
  until?: string;
};

/** Matches that are counted one by one: a list of more says "more than". */
export const mostCounted = 1000;

/** A stretch of the list, newest first. */
export type EnquiryPage = {
  lines: EnquiryLine[];
  /**
   * How many match in all, counted up to `mostCounted`, or exactly if there are no conditions. Null except in the first
   * stretch.
   */
  total: number | null;
  /** There are more than `total`. */
  isMore: boolean;
  /** Number of all enquiries that are unread. */
  unread: number;
  /** Where the next stretch begins; null at the end. */
  next: string | null;
};

/** One moment in the life of an enquiry. */
export type EnquiryEvent = {
  at: string;
  /** The person behind the event; null for the site itself. */
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
  | { kind: 'note'; text: string }
  /** An answer: its text as it left, or null where it was written in another mail program. */
  | { kind: 'answer'; subject: string; text: string | null }
);

/** A PDF that came with an enquiry; `size` in bytes. `GET /api/enquiries/:id/documents/:document` downloads it. */
export type EnquiryDocument = { id: string; name: string; size: number };

/** An enquiry with all that the office knows about it. */
export type EnquiryDetail = EnquiryLine & {
  answers: Partial<Record<AnswerName, string>>;
  /** Path of the page with the form, and where the visitor came from, as far as there was consent. */
  page: string | null;
  referrer: string | null;
  campaign: string | null;
  consents: { name: string; textVersion: string; at: string }[];
  documents: EnquiryDocument[];
  /** Oldest first. */
  events: EnquiryEvent[];
  /** Other enquiries from the same address, newest first. */
  others: EnquiryLine[];
  /** Courses of which the same address awaits news. */
  waitsFor: { course: string; campus: string | null; confirmed: boolean }[];
  /** The day on which it will be deleted. */
  keptUntil: string;
};

/** A change of state or assignee of one or several enquiries. */
export type MarkRequest = {
  enquiries: { id: string; revision: number }[];
  state?: EnquiryState;
  /** Only proposals have these. */
  proposal?: ProposalState;
  amount?: number | null;
  /** An address; null for nobody. */
  assignee?: string | null;
};

/** Enquiries that were changed, and those that someone else had changed before: these stay unchanged. */
export type MarkOutcome = {
  changed: EnquiryLine[];
  refused: { line: EnquiryLine; by: string | null; at: string }[];
};

/** An answer that was filled in from a template and the site's data, to be seen before it is sent. */
export type AnswerDraft = { to: string; subject: string; text: string };

/**
 * An answer to be mailed. `submission` is a UUID drawn by the screen: the same one sent twice leaves once. `revision` is
 * the one of the enquiry as the writer saw it.
 */
export type AnswerRequest = { submission: string; revision: number; subject: string; text: string };

/** Facts for the lists and forms of the screen: titles by id, in the order of the site. */
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
