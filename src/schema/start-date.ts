import { z } from 'zod';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month is written 2025-11');

/**
 * When a course starts: a day, a month, several months, by the provider's call, or on request.
 * Days are ISO 8601 dates, months `YYYY-MM`.
 */
export const startDate = z.union([
  z.strictObject({ day: z.iso.date() }),
  z.strictObject({ month }),
  z.strictObject({ months: z.array(month).min(2) }),
  z.strictObject({ accordingToCall: z.literal(true) }),
  z.strictObject({ onRequest: z.literal(true) }),
]);

export type StartDate = z.infer<typeof startDate>;
