import { z } from 'zod';
import type { Language } from '../i18n/language.ts';
import { calledRound } from './called-round.ts';

/** The people who wait for the next edition of a course. `campus` is null for any. */
export type WaitingGroup = {
  course: string;
  campus: string | null;
  confirmed: number;
  /** Number of unconfirmed requests, which get no mails. */
  unconfirmed: number;
  /** The time of the first request. */
  since: string;
};

/** Response of `GET /api/waiting`: the longest lists first. */
export type WaitingList = { groups: WaitingGroup[]; confirmed: number; unconfirmed: number };

/** `GET /api/waiting/people?course=&campus=` returns the people of a group; without a campus, of the group for any. */
export const waitingQuery = z.strictObject({ course: z.string().max(200), campus: z.string().max(200).optional() });

/** A person who waits, the one who has waited longest first. */
export type WaitingPerson = { email: string; language: Language; since: string; isConfirmed: boolean };

/** An edition as the site shows it, with the number of people waiting for it. */
export type WaitingEdition = {
  id: string;
  course: string;
  campus: string;
  /** One of `editionStates`. */
  state: string;
  /** As text, by language: «25 de noviembre de 2025». */
  start: Record<Language, string>;
  /** Whether it has places and no sample date, so that it can be announced. */
  canBeAnnounced: boolean;
  waiting: number;
  told: number;
  toTell: number;
};

/** Response of `GET /api/waiting/editions`. `sampleDay`: the dates are samples, shown as of that day. */
export type WaitingEditions = { editions: WaitingEdition[]; sampleDay: string | null };

/**
 * Response of `GET /api/waiting/editions/:edition/mail`: the mail, without the recipient's link. Refusals: 409
 * `sample-dates`, 409 `not-on-the-site`.
 */
export type AnnouncementPreview = Record<Language, { subject: string; text: string }>;

/** `POST /api/waiting/announce`: `expected` is the number `toTell` that the screen showed. */
export const announceRequest = z.strictObject({ edition: z.string().min(1), expected: z.int().min(1) });
export type AnnounceRequest = z.infer<typeof announceRequest>;

/**
 * Response of `POST /api/waiting/announce`: the number of mails that will be sent. Refusals:
 *
 * - 409 `not-on-the-site`: the site shows no such edition
 * - 409 `sample-dates`: the site's dates are samples
 * - 409 `no-places` with `state`
 * - 409 `count-changed` with `toTell`
 * - 422 `announcement`
 */
export type AnnounceOutcome = { queued: number };

/**
 * Response of `GET /api/waiting/call?year=&source=&from=&to=`: the numbers of people waiting for ENAIRE's call, and
 * the mail. Refusal: 422 `call`.
 */
export type CallPreview = { waiting: number; told: number; toTell: number; mails: AnnouncementPreview };

/**
 * `POST /api/waiting/call`: response as for an edition. Refusals: 409 `count-changed` with `toTell`, 422 `call`
 * for impossible dates.
 */
export const announceCallRequest = calledRound.safeExtend({ expected: z.int().min(1) });
