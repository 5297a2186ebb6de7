import { z } from 'zod';

/**
 * A decision about mails: `again` sends those that were given up or may not have arrived, `arrived` marks
 * those that may not have arrived as sent. `about`: the id of an enquiry; null for all mails.
 */
export const mailDecision = z.strictObject({
  about: z.uuid().toLowerCase().nullable(),
  decision: z.enum(['again', 'arrived']),
});
export type MailDecision = z.infer<typeof mailDecision>;

/** Response of `GET /api/mails`: how many mails may not have arrived, and how many were given up. */
export type MailsInTrouble = { uncertain: number; failed: number };
