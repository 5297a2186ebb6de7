import { z } from 'zod';

/** The data to erase: everything of one address, or one enquiry or subscription. */
const whose = z.union([
  z.strictObject({ email: z.string().trim().min(3).max(320) }),
  z.strictObject({ id: z.uuid().toLowerCase() }),
]);
export const erasingQuery = whose;

/** Answers `GET /api/erasing?email=` or `?id=`: what would be deleted. Refusal: 422 `whose`. */
export type ErasingPreview = {
  enquiries: number;
  /** Notes, answers and changes of the office. */
  events: number;
  subscriptions: number;
  /** Bookings of visits. */
  bookings: number;
  /** Mails and calls, whether or not they have left. */
  deliveries: number;
  /**
   * A backup made before the erasure still holds the person. None is kept longer than this day, and one that is
   * restored erases them again.
   */
  backupsUntil: string;
};

/** `POST /api/erasing`: `confirm` says that the preview was seen. Only an owner may. */
export const erasingRequest = z.union([
  whose.options[0].extend({ confirm: z.literal(true) }),
  whose.options[1].extend({ confirm: z.literal(true) }),
]);
export type ErasingRequest = z.infer<typeof erasingRequest>;

/**
 * Answers it. `cleaned`: the texts are out of the database's files too. Refusals: 404 `gone` where there is
 * nothing, 422 `whose` without an address, an id or `confirm`.
 */
export type ErasingOutcome = {
  enquiries: number;
  subscriptions: number;
  bookings: number;
  deliveries: number;
  cleaned: boolean;
  backupsUntil: string;
};

/** Answers `GET /api/keeping`: how long data are kept, and what goes next. */
export type Keeping = {
  /** Months after an enquiry's arrival, and after a subscription was confirmed. */
  enquiryMonths: number;
  waitingMonths: number;
  /** Days for which a request that nobody confirmed is kept. */
  unconfirmedDays: number;
  /** How many are stored, and how many of them are past their time and go at the next daily purge. */
  enquiries: { stored: number; old: number };
  subscriptions: { stored: number; old: number };
};
