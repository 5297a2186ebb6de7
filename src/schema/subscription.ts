import type { Language, Localized } from '../i18n/language.ts';
import type { Consent } from './enquiry.ts';

/** How many days the link of a confirmation works; after them an unconfirmed request is deleted. */
export const confirmationDays = 7;

/** Holds a request for news of the next intake of a course. */
export type SubscriptionRequest = {
  /** UUID drawn by the form document: the same submission sent twice causes one mail. */
  submission: string;
  email: string;
  /** Id of a course, and of a campus; null for any of them. */
  course: string;
  campus: string | null;
  language: Language;
  consent: Consent;
  at: Date;
};

/** A person who waits for an intake of a course, or has asked to and not confirmed it yet. */
export type Subscription = {
  id: string;
  email: string;
  course: string;
  campus: string | null;
  language: Language;
  consent: Consent;
  requestedAt: Date;
  /** When the owner of the mailbox last pressed the button behind the link; null before. Only then mails leave. */
  confirmedAt: Date | null;
  /** The secret of the links in this person's mails: its holder may confirm and unsubscribe, and nothing else. */
  token: string;
};

/**
 * Holds the facts of an intake for mails. They are kept with the announcement: a mail that leaves late, from a server
 * with another build, still says the announced ones.
 */
export type AnnouncedEdition = {
  id: string;
  /** Ids that select the subscriptions; a null campus selects all. */
  course: string;
  campus: string | null;
  courseName: Localized<string>;
  /** Its date is a sample: the mail says so, and offers no place. */
  sample?: true;
  /** Label and value of each line, in reading order. */
  facts: Localized<readonly (readonly [label: string, value: string])[]>;
  /** Path of the page where a place can be asked for. */
  path: Localized<string>;
};
