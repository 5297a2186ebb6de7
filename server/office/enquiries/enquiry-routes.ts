import { z } from 'zod';
import { enquiryStates, proposalStates } from '../../../src/schema/enquiry-states.ts';
import { largestAmount, type MarkRequest } from '../../../src/schema/office.ts';
import { RequestError, type OfficeRoute } from '../office-route.ts';
import type { OfficeQueries } from './office-queries.ts';
import { readSelection, readStretch } from './selection.ts';

/** Greatest number of enquiries that one request may change. */
const mostAtOnce = 500;

const marking = z
  .strictObject({
    enquiries: z
      .array(z.strictObject({ id: z.uuid(), revision: z.int().min(0) }))
      .min(1)
      .max(mostAtOnce),
    state: z.enum(enquiryStates).exactOptional(),
    proposal: z.enum(proposalStates).exactOptional(),
    amount: z.int().min(0).max(largestAmount).nullable().exactOptional(),
    assignee: z.string().nullable().exactOptional(),
  })
  .refine((changes) => Object.keys(changes).length > 1)
  .refine(({ enquiries }) => new Set(enquiries.map(({ id }) => id)).size === enquiries.length);

const note = z.strictObject({
  id: z.uuid(),
  text: z
    .string()
    .trim()
    .min(1)
    .max(5000)
    .refine((text) => !text.includes('\0')),
});

/**
 * The routes of the list of enquiries and of single enquiries.
 * @param people addresses of everybody who can be assigned an enquiry
 */
export function enquiryRoutes(queries: OfficeQueries, people: () => Promise<readonly string[]>): OfficeRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/enquiries',
      role: 'office',
      answer: async ({ query }) => ({ json: await queries.list(readSelection(query), readStretch(query)) }),
    },
    {
      method: 'GET',
      path: '/api/enquiries/:id',
      role: 'office',
      logs: 'read',
      answer: async ({ params }) => ({ json: existing(await queries.open(enquiryId(params))) }),
    },
    {
      method: 'GET',
      path: '/api/enquiries/:id/documents/:document',
      role: 'office',
      logs: 'exported',
      async answer({ params }) {
        const { name, bytes } = existing(
          await queries.document(enquiryId(params), enquiryId({ id: params['document'] ?? '' })),
        );
        return { file: bytes, name, type: 'application/pdf' };
      },
    },
    {
      method: 'POST',
      path: '/api/enquiries/marks',
      role: 'office',
      async answer({ body, person }) {
        const request: MarkRequest = read(marking, body, 'marks');
        const { assignee = null } = request;
        if (assignee !== null && !(await people()).includes(assignee)) throw new RequestError(422, 'assignee');
        return { json: await queries.mark(request, person.email) };
      },
    },
    {
      method: 'POST',
      path: '/api/enquiries/:id/notes',
      role: 'office',
      async answer({ params, body, person }) {
        const added = await queries.addNote(enquiryId(params), read(note, body, 'note'), person.email);
        if (added === 'taken') throw new RequestError(409, 'note');
        return { json: existing(added === 'gone' ? null : added) };
      },
    },
  ];
}

function enquiryId({ id }: Readonly<Record<string, string>>): string {
  const { success, data } = z.uuid().safeParse(id);
  if (!success) throw new RequestError(404, 'gone');
  return data.toLowerCase();
}

function existing<Found>(found: Found | null): Found {
  if (found === null) throw new RequestError(404, 'gone');
  return found;
}

function read<Shape>(schema: z.ZodType<Shape>, body: unknown, problem: string): Shape {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new RequestError(422, problem);
  return data;
}
