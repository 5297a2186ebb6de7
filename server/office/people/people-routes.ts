import { z } from 'zod';
import { officeRoles } from '../../../src/schema/office.ts';
import { emailKey } from '../../enquiries/store/email-key.ts';
import { readLog } from '../log/office-log.ts';
import type { OfficeParts } from '../office-parts.ts';
import { officeRoute, RequestError, type OfficeRoute } from '../office-route.ts';
import { makeInvitation } from './invitations.ts';
import { listPeople, removePerson } from './people-queries.ts';

const invitation = z.object({ email: z.email().max(254), role: z.enum(officeRoles) });
const removal = invitation.pick({ email: true });
const logQuery = z.object({
  before: z
    .string()
    .regex(/^[\dTZ:.-]{24} [\da-f-]{36}$/)
    .nullable()
    .default(null),
});

/** The routes for owners: listing people with access, inviting and removing others, reading the log. */
export function peopleRoutes(parts: OfficeParts): OfficeRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/people',
      role: 'owner',
      respond: async () => ({ json: await listPeople(parts.db) }),
    },
    officeRoute({
      method: 'POST',
      path: '/api/people/invite',
      role: 'owner',
      body: invitation,
      problem: 'not-an-address',
      // `makeInvitation` logs the invitation, with the invited address as the subject.
      async respond({ person, body: { email, role } }) {
        // An owner may invite themselves for a new device, but only as an owner: an owner always remains.
        if (emailKey(email) === person.email && role !== person.role) throw new RequestError(409, 'own-role');
        return { json: await makeInvitation(parts, { email, role, by: person.email }) };
      },
    }),
    officeRoute({
      method: 'POST',
      path: '/api/people/remove',
      role: 'owner',
      body: removal,
      problem: 'not-an-address',
      logs: { action: 'removed', subject: ({ body }) => emailKey(body.email) },
      async respond({ person, body }) {
        const email = emailKey(body.email);
        // This also ensures that a removal leaves an owner.
        if (email === person.email) throw new RequestError(409, 'yourself');
        if (!(await removePerson(parts, email))) throw new RequestError(404, 'gone');
        return { json: {} };
      },
    }),
    officeRoute({
      method: 'GET',
      path: '/api/log',
      role: 'owner',
      query: logQuery,
      problem: 'not-a-place',
      respond: async ({ query }) => ({ json: await readLog(parts.db, query.before) }),
    }),
  ];
}
