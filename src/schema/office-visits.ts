import { z } from 'zod';
import type { Language } from '../i18n/language.ts';
import { largestParty, type BookingState } from './booking.ts';

/** A session with its bookings, as a line. Words by language. */
export type OfficeVisit = {
  id: string;
  title: Record<Language, string>;
  when: Record<Language, string>;
  place: Record<Language, string>;
  places: number;
  /** People with a place, and people who wait. */
  coming: number;
  waiting: number;
  /** It has begun. */
  isOver: boolean;
  /** The site does not show it any more; its bookings stay. */
  isGone: boolean;
  /** The difference between the site and the last mails, and the number of bookings without that news. */
  change: { kind: 'changed' | 'called-off'; toTell: number } | null;
};

/** Answers `GET /api/visits`: sessions ahead first, then past ones, newest first. */
export type OfficeVisits = { visits: OfficeVisit[]; isSample: boolean };

/** A booking as the office reads it. */
export type OfficeBooking = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  party: number;
  message: string | null;
  language: Language;
  state: BookingState;
  bookedAt: string;
  /** How many came; null while nobody has noted it. */
  came: number | null;
  /** A mail about it was given up or is uncertain. */
  trouble: boolean;
};

/**
 * Answers `GET /api/visits/:visit`: those with a place by name, then those who wait in their order. `untold`: people
 * with a cancelled booking, whose mail about it was given up or is uncertain.
 */
export type OfficeVisitDetail = { bookings: OfficeBooking[]; untold: { name: string; email: string }[] };

/** Answers `GET /api/visits/:visit/mail`: the mail about the change as people would get it, without their link. */
export type VisitMailPreview = Record<Language, { subject: string; text: string }>;

/** `POST /api/visits/:visit/tell`: `expected` is `toTell` as the screen showed it. */
export const tellVisitRequest = z.strictObject({ expected: z.int().min(1) });

/** Answers it. Refusals: 409 `not-on-the-site`, 409 `count-changed` with `toTell`, 422 `visit`. */
export type TellVisitOutcome = { queued: number };

/** `POST /api/visits/:visit/came`: null takes the note back. Refusals: 404 `gone`, 422 `visit`. */
export const cameRequest = z.strictObject({ id: z.uuid(), came: z.int().min(0).max(largestParty).nullable() });
export type CameRequest = z.infer<typeof cameRequest>;

/**
 * `POST /api/visits/:visit/cancel`: deletes a booking, gives its place to the next one waiting, and mails its person.
 * Refusals: 404 `booking-gone`, 409 `visit-over`, 422 `visit`.
 */
export const cancelBookingRequest = cameRequest.pick({ id: true });
