import type { Language, Localized } from '../i18n/language.ts';
import type { Consent } from './enquiry.ts';
import type { VisitKind } from './visits.ts';

/** The most people that one booking may be for. */
export const largestParty = 3;

/** How many people come, read from a form: at least one, at most `largestParty`. */
export function partyOf(said: string | undefined): number {
  const number = Number(said);
  return Number.isInteger(number) && number >= 1 && number <= largestParty ? number : 1;
}

/** A session as the server, its mails and the office know it: the build writes it from `content/visits.yaml`. */
export type VisitFacts = {
  id: string;
  kind: VisitKind;
  place: 'madrid' | 'canarias' | 'online';
  title: Localized<string>;
  /** The campus in words. */
  placeName: Localized<string>;
  /** One line; null for an online session. */
  address: string | null;
  /** Moments, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  /** Last day of booking in Europe/Madrid, `YYYY-MM-DD`. */
  bookUntil: string;
  places: number;
  languages: readonly Language[];
  join: string | null;
  cancelled: boolean;
  sequence: number;
  /** Whether it is a sample, or shown as on a past day: nobody can book it. */
  isSample: boolean;
};

/** Holds a request for places. */
export type BookingRequest = {
  /** UUID drawn by the form document: the same submission sent twice books once. */
  submission: string;
  visit: VisitFacts;
  name: string;
  email: string;
  phone: string | null;
  /** How many come, 1 to `largestParty`. */
  party: number;
  message: string | null;
  language: Language;
  consent: Consent;
  marketing: Consent | null;
};

const bookingStates = ['place', 'waiting'] as const;
/** `place`: its people can come. `waiting`: they are told when places become free. */
export type BookingState = (typeof bookingStates)[number];

/** A booking as its holder and the mails know it. */
export type Booking = {
  id: string;
  visit: string;
  name: string;
  email: string;
  party: number;
  language: Language;
  state: BookingState;
  /** The secret of the link in its mails: its holder may cancel, and nothing else. */
  token: string;
};

/**
 * The mails about a booking: its place, its wait, a place that became free, and a reminder the day before. The office
 * causes three: a session was moved, a session was called off, and a booking was cancelled.
 */
export const bookingLetters = [
  'place',
  'waiting',
  'moved-up',
  'reminder',
  'changed',
  'called-off',
  'cancelled',
] as const;
export type BookingLetter = (typeof bookingLetters)[number];
