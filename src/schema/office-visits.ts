import { z } from 'zod';
import { languages, type Language } from '../i18n/language.ts';
import { largestParty, type BookingState } from './booking.ts';
import { plainText } from './office-enquiries.ts';

/** A visit with its numbers of bookings, as a line of the list. Texts by language. */
export type OfficeVisit = {
  id: string;
  title: Record<Language, string>;
  when: Record<Language, string>;
  place: Record<Language, string>;
  places: number;
  /** Numbers of people with a place, and of people on the waiting list. */
  coming: number;
  waiting: number;
  /** Whether the visit has begun. */
  isOver: boolean;
  /** Whether the site does not show the visit. Its bookings are kept. */
  isGone: boolean;
  /** Whether it is a sample, which takes no bookings and is never held. */
  isSample: boolean;
  /** The kind of change since the last mails, and the number of bookings that have not been mailed about it. */
  change: { kind: 'changed' | 'called-off'; toTell: number } | null;
  /** Its place in the draft's list of visits; null if it has none, or content cannot be changed here. */
  at: number | null;
};

/** A visit of the draft that the site does not show, with its place in the draft's list; it may be unfinished. */
export type DraftVisit = { at: number; title: Record<Language, string>; day: string };

/** Response of `GET /api/visits`: future visits, then past ones; and the visits that are only in the draft. */
export type OfficeVisits = { visits: OfficeVisit[]; drafts: DraftVisit[] };

/** A booking, for the office. */
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
  /** The number of people who came; null until it is recorded. */
  came: number | null;
  /** Whether a mail about it has failed for good, or may not have been delivered. */
  trouble: boolean;
};

/**
 * Response of `GET /api/visits/:visit`: people with a place by name, the waiting list in its order, then those who have
 * not confirmed. `untold`:
 * people with a cancelled booking whose mail about it has failed for good, or may not have been delivered.
 */
export type OfficeVisitDetail = { bookings: OfficeBooking[]; untold: { name: string; email: string }[] };

/** Response of `GET /api/visits/:visit/mail`: the mail about the change, without the recipient's link. */
export type VisitMailPreview = Record<Language, { subject: string; text: string }>;

/** `POST /api/visits/:visit/tell`: `expected` is the number `toTell` that the screen showed. */
export const tellVisitRequest = z.strictObject({ expected: z.int().min(1) });

/**
 * Response of `POST /api/visits/:visit/tell`. Refusals: 409 `not-on-the-site`, 409 `count-changed` with `toTell`, 422
 * `visit`.
 */
export type TellVisitOutcome = { queued: number };

/** The most characters of the reason for a cancellation. */
export const longestReason = 300;

/** `POST /api/visits/:visit/came`: null clears the record. Refusals: 404 `gone`, 422 `visit`. */
export const cameRequest = z.strictObject({ id: z.uuid(), came: z.int().min(0).max(largestParty).nullable() });
export type CameRequest = z.infer<typeof cameRequest>;

/**
 * `POST /api/visits/:visit/cancel`: deletes a booking and mails its person, with a reason if there is one; the place
 * goes to the next one on the waiting list. Refusals: 404 `booking-gone`, 409 `visit-over`, 422 `visit`.
 */
export const cancelBookingRequest = z.strictObject({ id: z.uuid(), reason: plainText(longestReason).default('') });

/**
 * `POST /api/visits/:visit/book`: books for a guest on the telephone, as the form on the site does; `id` makes a repeated
 * request harmless. The texts are those of the form's fields. Refusals: 409 `not-on-the-site`, 409
 * `visit-closed`, 409 `changed` if the same `id` has other values, 422 `guest`, 429 `many`.
 */
export const bookRequest = z.strictObject({
  id: z.uuid(),
  language: z.enum(languages),
  party: z.int().min(1).max(largestParty),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  privacy: z.string(),
});
export type BookRequest = z.infer<typeof bookRequest>;
