import { z } from 'zod';
import type { Language } from '../i18n/language.ts';
import { calledRound } from './called-round.ts';

/** Those who wait for the next edition of a course. `campus` is null for any. */
export type WaitingGroup = {
  course: string;
  campus: string | null;
  confirmed: number;
  /** Asked, and not confirmed yet: they are told nothing. */
  unconfirmed: number;
  /** When the first of them asked. */
  since: string;
};

/** Answers `GET /api/waiting`: the longest lists first. */
export type WaitingList = { groups: WaitingGroup[]; confirmed: number; unconfirmed: number };

/** An edition as the site shows it, with those who wait for it. */
export type WaitingEdition = {
  id: string;
  course: string;
  campus: string;
  /** One of `editionStates`. */
  state: string;
  /** In words, by language: «25 de noviembre de 2025». */
  start: Record<Language, string>;
  /** Whether it can be announced now: it has places. */
  canBeAnnounced: boolean;
  waiting: number;
  told: number;
  toTell: number;
};

/** Answers `GET /api/waiting/editions`. `sampleDay`: the dates are samples, shown as of that day. */
export type WaitingEditions = { editions: WaitingEdition[]; sampleDay: string | null };

/** Answers `GET /api/waiting/editions/:edition/mail`: the mail as those who wait would get it, without their link. */
export type AnnouncementPreview = Record<Language, { subject: string; text: string }>;

/** `POST /api/waiting/announce`: `expected` is `toTell` as the screen showed it. */
export const announceRequest = z.strictObject({ edition: z.string().min(1), expected: z.int().min(1) });
export type AnnounceRequest = z.infer<typeof announceRequest>;

/**
 * Answers it with the number of mails that will leave. Refusals:
 *
 * - 409 `not-on-the-site`: the site shows no such edition
 * - 409 `no-places` with `state`
 * - 409 `count-changed` with `toTell`
 * - 422 `announcement`
 */
export type AnnounceOutcome = { queued: number };

/**
 * Answers `GET /api/waiting/calls/:year?source=&from=&to=`: how many would be told of ENAIRE's call, and the mail. Refusal:
 * 422 `call`.
 */
export type CallPreview = { waiting: number; told: number; toTell: number; mails: AnnouncementPreview };

/** `POST /api/waiting/calls/:year`, answered and refused like an edition; 422 `call` for dates that cannot be. */
export const announceCallRequest = calledRound.safeExtend({ expected: z.int().min(1) });
