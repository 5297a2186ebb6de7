import { z } from 'zod';
import { languages } from '../../../src/i18n/language.ts';
import { formIds } from '../../../src/schema/enquiry.ts';
import { enquiryStates, proposalStates } from '../../../src/schema/enquiry-states.ts';
import type { EnquirySelection } from '../../../src/schema/office.ts';
import { RequestError } from '../office-route.ts';

const id = z.string().regex(/^[a-z0-9-]{1,80}$/);
const day = z.iso.date();

const selection = z.strictObject({
  search: z
    .string()
    .max(200)
    .refine((text) => !text.includes('\0'))
    .optional(),
  course: id.optional(),
  campus: id.optional(),
  form: z.enum(formIds).optional(),
  language: z.enum(languages).optional(),
  state: z.enum(enquiryStates).optional(),
  proposal: z.enum(proposalStates).optional(),
  assignee: z.union([z.literal('nobody'), z.email()]).optional(),
  since: day.optional(),
  until: day.optional(),
});

/** The position where a page of the list starts: after the enquiry with this time and id. */
export type Cursor = { receivedAt: string; id: string };

const stretch = z.object({
  after: z
    .string()
    .regex(/^\d{4}-[\d:.T-]{18}Z_[\da-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/**
 * Parses the filters in an address; empty values count as absent.
 * @throws RequestError 422 `selection` for an unknown name or an invalid value
 */
export function readSelection(query: URLSearchParams): EnquirySelection {
  const given = Object.fromEntries([...query].filter(([name, value]) => value !== '' && !(name in stretch.shape)));
  const read = selection.safeParse(given);
  if (!read.success) throw new RequestError(422, 'selection');
  return read.data as EnquirySelection;
}

/**
 * Parses which page of the list is requested.
 * @throws RequestError 422 `selection`
 */
export function readStretch(query: URLSearchParams): { after: Cursor | null; limit: number } {
  const { success, data } = stretch.safeParse(Object.fromEntries(query));
  if (!success) throw new RequestError(422, 'selection');
  const [receivedAt, enquiry] = data.after?.split('_') ?? [];
  return { after: receivedAt && enquiry ? { receivedAt, id: enquiry } : null, limit: data.limit };
}

/** A position as a part of an address. */
export function cursorText({ receivedAt, id: enquiry }: Cursor): string {
  return `${receivedAt}_${enquiry}`;
}
