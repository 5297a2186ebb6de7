import { z } from 'zod';
import { guestQuery, listQuery, markRequest, noteRequest } from '../../../src/schema/office-enquiries.ts';
import { kindsOf } from '../log/office-log.ts';
import { enquiryId, officeRoute, RequestError, type OfficeRoute } from '../office-route.ts';
import type { OfficeQueries } from './office-queries.ts';

/**
 * The routes of the list of enquiries and of single enquiries.
 * @param people addresses of everybody who can be assigned an enquiry
 */
export function enquiryRoutes(queries: OfficeQueries, people: () => Promise<readonly string[]>): OfficeRoute[] {
  return [
    officeRoute('GET', '/api/enquiries', {
      query: listQuery,
      problem: 'selection',
      logs: { action: 'listed', subject: ({ query }) => kindsOf(query, 'after', 'limit') },
      async respond({ query: { after, limit, ...filters } }) {
        const page = await queries.list(filters, { after, limit });
        return { json: page, people: page.total ?? page.lines.length };
      },
    }),
    officeRoute('GET', '/api/guests', {
      query: guestQuery,
      problem: 'selection',
      logs: { action: 'listed', subject: ({ query }) => kindsOf(query) },
      async respond({ query }) {
        const found = await queries.guests(query.search);
        return { json: found, people: found.length };
      },
    }),
    officeRoute('GET', '/api/enquiries/:id', {
      params: enquiryId,
      logs: { action: 'read', subject: ({ params }) => params.id },
      json: async ({ params }) => existing(await queries.open(params.id)),
    }),
    officeRoute('GET', '/api/enquiries/:id/documents/:document', {
      params: enquiryId.extend({ document: z.uuid().toLowerCase() }),
      logs: { action: 'exported', subject: ({ params }) => `${params.id} ${params.document}` },
      async respond({ params }) {
        const { name, bytes } = existing(await queries.document(params.id, params.document));
        return { file: bytes, name, type: 'application/pdf' };
      },
    }),
    officeRoute('POST', '/api/enquiries/marks', {
      body: markRequest,
      problem: 'marks',
      // The changes are events of the enquiries. Refusals name people too.
      logs: { action: 'listed', subject: () => 'marks' },
      async respond({ body, person }) {
        const { assignee = null } = body;
        if (assignee !== null && !(await people()).includes(assignee)) throw new RequestError(422, 'assignee');
        return { json: await queries.mark(body, person.email), people: body.enquiries.length };
      },
    }),
    officeRoute('POST', '/api/enquiries/:id/notes', {
      params: enquiryId,
      body: noteRequest,
      problem: 'note',
      async json({ params, body, person }) {
        const added = await queries.addNote(params.id, body, person.email);
        if (added === 'taken') throw new RequestError(409, 'note');
        return existing(added === 'gone' ? null : added);
      },
    }),
  ];
}

function existing<Found>(found: Found | null): Found {
  if (found === null) throw new RequestError(404, 'gone');
  return found;
}
