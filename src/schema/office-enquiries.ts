import { z } from 'zod';
import { languages } from '../i18n/language.ts';
import { enquiryStates, proposalStates } from './enquiry-states.ts';
import { formIds } from './enquiry.ts';
import { largestAmount, type EnquiryLine } from './office.ts';

const id = z.string().regex(/^[a-z0-9-]{1,80}$/);
const day = z.iso.date();
/** A text that the database can store. */
export const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !text.includes('\0'));

/** The most characters of a reminder's words. */
export const longestReminder = 80;

/** The filters of the list; all of them together. Refusal: 422 `selection`. */
const enquirySelection = z.strictObject({
  /** Words in name, address, telephone or texts; accents and case are ignored. */
  search: plainText(200).exactOptional(),
  course: id.exactOptional(),
  campus: id.exactOptional(),
  form: z.enum(formIds).exactOptional(),
  language: z.enum(languages).exactOptional(),
  state: z.enum(enquiryStates).exactOptional(),
  proposal: z.enum(proposalStates).exactOptional(),
  assignee: z.union([z.literal('nobody'), z.email()]).exactOptional(),
  /** Days in Madrid, `2026-01-31`, both included. */
  since: day.exactOptional(),
  until: day.exactOptional(),
  /** Those with a reminder up to this day. */
  due: day.exactOptional(),
});
export type EnquirySelection = z.infer<typeof enquirySelection>;

/** The position where a page of the list starts: after the enquiry with this time and id. */
export type Cursor = { receivedAt: string; id: string };

/** `GET /api/enquiries`: the filters, and the requested page. */
export const listQuery = enquirySelection.extend({
  after: z
    .string()
    .regex(/^\d{4}-[\d:.T-]{18}Z_[\da-f-]{36}$/)
    .transform((text): Cursor => {
      const [receivedAt = '', enquiry = ''] = text.split('_');
      return { receivedAt, id: enquiry };
    })
    .nullable()
    .default(null),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** `GET /api/guests?search=`: `FoundGuest[]`, the people without an enquiry whom a search finds. Refusal: 422 `selection`. */
export const guestQuery = z.strictObject({ search: plainText(200) });

/** A position as a part of an address. */
export function cursorText({ receivedAt, id: enquiry }: Cursor): string {
  return `${receivedAt}_${enquiry}`;
}

/** `GET /api/enquiries.xlsx`: the filters, or the ids of chosen enquiries. An address has room for 280. */
export const exportQuery = enquirySelection.extend({
  id: z.union([z.uuid().transform((one) => [one]), z.array(z.uuid()).max(280)]).default([]),
});

/** Greatest number of enquiries that one request may change. */
const mostAtOnce = 500;

/**
 * `POST /api/enquiries/marks`: changes the state, the assignee, the proposal or the reminder of one or several enquiries.
 * Refusals: 422 `marks`, 422 `assignee`.
 */
export const markRequest = z
  .strictObject({
    enquiries: z
      .array(z.strictObject({ id: z.uuid(), revision: z.int().min(0) }))
      .min(1)
      .max(mostAtOnce),
    state: z.enum(enquiryStates).exactOptional(),
    /** Only for proposals. */
    proposal: z.enum(proposalStates).exactOptional(),
    amount: z.int().min(0).max(largestAmount).nullable().exactOptional(),
    /** An e-mail address; null for nobody. */
    assignee: z.string().nullable().exactOptional(),
    reminder: z
      .strictObject({ on: day, word: plainText(longestReminder) })
      .nullable()
      .exactOptional(),
  })
  .refine((changes) => Object.keys(changes).length > 1)
  .refine(({ enquiries }) => new Set(enquiries.map((each) => each.id)).size === enquiries.length);
export type MarkRequest = z.infer<typeof markRequest>;

/** The enquiries that were changed, and those that were refused because they had changed since the named revision. */
export type MarkOutcome = {
  changed: EnquiryLine[];
  refused: { line: EnquiryLine; by: string | null; at: string }[];
};

/** `POST /api/enquiries/:id/notes`. Refusals: 404 `gone`, 409 `note` if another event has the id, 422 `note`. */
export const noteRequest = z.strictObject({
  id: z.uuid(),
  text: plainText(5000).min(1),
});

/**
 * `POST /api/enquiries`: an enquiry by telephone; the rest are the values of `checkTypedForm`. Refusals: 422 `typed`, 409
 * `changed` if another enquiry has the id.
 */
export const typedRequest = z.object({ id: z.uuid(), language: z.enum(languages) }).catchall(z.string());
export type TypedRequest = z.infer<typeof typedRequest>;
