import type { Language, Localized } from '../i18n/language.ts';
import type { Consent } from './enquiry.ts';

/** Days for which a confirmation link is valid; after them an unconfirmed request is deleted. */
export const confirmationDays = 7;

/** A request for notices of a course's next intake. */
export type SubscriptionRequest = {
  /** UUID created by the form document: a repeated submission sends one mail. */
  submission: string;
  email: string;
  /** Id of a course, and of a campus; null for any campus. */
  course: string;
  campus: string | null;
  language: Language;
  consent: Consent;
  at: Date;
};

/** A person who waits for an intake of a course, or whose request is not confirmed yet. */
export type Subscription = {
  id: string;
  email: string;
  course: string;
  campus: string | null;
  language: Language;
  consent: Consent;
  requestedAt: Date;
  /**
   * When the mailbox's owner last confirmed the request; null before. Notices of intakes are mailed only after that.
   */
  confirmedAt: Date | null;
  /** The secret in the links of this person's mails. It allows confirming and unsubscribing, and no other change. */
  token: string;
};

/**
 * The facts of an intake for mails. They are stored with the announcement, so that a delayed mail from a server with
 * another build still states the announced facts.
 */
export type AnnouncedEdition = {
  id: string;
  /** The ids that select the subscriptions; a null campus selects all campuses. */
  course: string;
  campus: string | null;
  courseName: Localized<string>;
  /** Label and value of each line, in reading order. */
  facts: Localized<readonly (readonly [label: string, value: string])[]>;
  /** Where the mail leads: the path of the page with the enquiry form, or the address of ENAIRE's notice. */
  path: Localized<string>;
};
