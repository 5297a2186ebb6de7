import type { Language, Localized } from '../i18n/language.ts';
import type { Consent } from './enquiry.ts';
import type { VisitKind } from './visits.ts';

/** The largest number of people in one booking. */
export const largestParty = 3;

/** The number of people of a booking, read from a form; 1 if it is not a number from 1 to `largestParty`. */
export function partyOf(said: string | undefined): number {
  const number = Number(said);
  return Number.isInteger(number) && number >= 1 && number <= largestParty ? number : 1;
}

/** A visit as the server, its mails and the office use it: the build writes it from `content/visits.yaml`. */
export type VisitFacts = {
  id: string;
  kind: VisitKind;
  place: 'madrid' | 'canarias' | 'online';
  title: Localized<string>;
  /** The name of the campus. */
  placeName: Localized<string>;
  /** In one line; null for an online visit. */
  address: string | null;
  /** Instants, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  /** Last day for booking in Europe/Madrid, `YYYY-MM-DD`. */
  bookUntil: string;
  places: number;
  languages: readonly Language[];
  join: string | null;
  cancelled: boolean;
  sequence: number;
  /**
   * Whether the visit is a sample, or all dates are samples because the site shows a fixed day as today. In both
   * cases the visit cannot be booked.
   */
  isSample: boolean;
};

/** A request for places. */
export type BookingRequest = {
  /** UUID created by the form document: a repeated submission books once. */
  submission: string;
  visit: VisitFacts;
  name: string;
  email: string;
  phone: string | null;
  /** The number of people, 1 to `largestParty`. */
  party: number;
  message: string | null;
  language: Language;
  consent: Consent;
  marketing: Consent | null;
};

const bookingStates = ['asked', 'place', 'waiting'] as const;
/**
 * `asked`: the link in the first mail has not been confirmed; no place is held. `place`: the people of the booking can come. `waiting`: they are told when places become free.
 */
export type BookingState = (typeof bookingStates)[number];

/** A booking, for its holder and the mails. */
export type Booking = {
  id: string;
  visit: string;
  name: string;
  email: string;
  party: number;
  language: Language;
  state: BookingState;
  /** The secret in the link of the booking's mails. It allows cancelling, and no other change. */
  token: string;
};

/**
 * The mails about a booking: the request to confirm it, its places, the waiting list, places that became free, and a reminder the day before. The
 * office triggers three: the visit was moved, the visit was cancelled, the booking was cancelled.
 */
export const bookingLetters = [
  'confirm',
  'place',
  'waiting',
  'moved-up',
  'reminder',
  'changed',
  'called-off',
  'cancelled',
] as const;
export type BookingLetter = (typeof bookingLetters)[number];

/** The mails that answer a visitor at once, as an automatic reply: two of them are better than none. */
export const bookingReplies: readonly BookingLetter[] = ['confirm', 'place', 'waiting'];
