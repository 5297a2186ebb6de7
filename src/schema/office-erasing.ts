import { z } from 'zod';

/**
 * The data to erase: those of one address, the enquiries and bookings with one telephone number, or one enquiry or
 * subscription.
 */
const whose = z.union([
  z.strictObject({ email: z.string().trim().min(3).max(320) }),
  z.strictObject({ phone: z.string().trim().min(6).max(40) }),
  z.strictObject({ id: z.uuid().toLowerCase() }),
]);
export const erasingQuery = whose;
export type Whose = z.infer<typeof whose>;

/** Response of `GET /api/erasing?email=`, `?phone=` or `?id=`: what would be deleted. Refusal: 422 `whose`. */
export type ErasingPreview = {
  enquiries: number;
  /** Notes, answers and changes of the office. */
  events: number;
  subscriptions: number;
  /** Bookings of visits. */
  bookings: number;
  /** Mails and webhook calls, sent or not. */
  deliveries: number;
  /**
   * Backups from before the erasure still contain the data. They are kept until this day at most, and restoring one
   * repeats the erasure.
   */
  backupsUntil: string;
};

/** `POST /api/erasing`: `confirm` states that the person has seen the preview. Owners only. */
const confirmed = { confirm: z.literal(true) };
export const erasingRequest = z.union([
  whose.options[0].extend(confirmed),
  whose.options[1].extend(confirmed),
  whose.options[2].extend(confirmed),
]);
export type ErasingRequest = z.infer<typeof erasingRequest>;

/**
 * Response of `POST /api/erasing`. `cleaned`: the texts were also removed from the database's files. Refusals: 404
 * `gone` if there is nothing to erase, 422 `whose` without `confirm`, or or if they name nobody.
 */
export type ErasingOutcome = {
  enquiries: number;
  subscriptions: number;
  bookings: number;
  deliveries: number;
  cleaned: boolean;
  backupsUntil: string;
};

/** Response of `GET /api/keeping`: the retention periods, and what the next purge deletes. */
export type Keeping = {
  /** Months after the arrival of an enquiry or of a booking, or after the confirmation of a subscription. */
  enquiryMonths: number;
  waitingMonths: number;
  /** Days for which an unconfirmed request is stored. */
  unconfirmedDays: number;
  /** The number stored, and how many of them are past their retention and are deleted by the next daily purge. */
  enquiries: { stored: number; old: number };
  subscriptions: { stored: number; old: number };
  bookings: { stored: number; old: number };
};
