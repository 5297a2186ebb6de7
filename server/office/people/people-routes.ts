import { z } from 'zod';
import { officeRoles } from '../../../src/schema/office.ts';
import { emailKey } from '../../enquiries/store/email-key.ts';
import { readLog } from '../log/office-log.ts';
import type { OfficeParts } from '../open-office.ts';
import { ownerRoute, RequestError, type OfficeRoute } from '../office-route.ts';
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
    ownerRoute('GET', '/api/people', { json: () => listPeople(parts.db) }),
    ownerRoute('POST', '/api/people/invite', {
      body: invitation,
      problem: 'not-an-address',
      // `makeInvitation` logs the invitation, with the invited address as the subject.
      async json({ person, body: { email, role } }) {
        // An owner may invite themselves for a new device, but only as an owner: an owner always remains.
        if (emailKey(email) === person.email && role !== person.role) throw new RequestError(409, 'own-role');
        return makeInvitation(parts, { email, role, by: person.email });
      },
    }),
    ownerRoute('POST', '/api/people/remove', {
      body: removal,
      problem: 'not-an-address',
      logs: { action: 'removed', subject: ({ body }) => emailKey(body.email) },
      async json({ person, body }) {
        const email = emailKey(body.email);
        // This also ensures that a removal leaves an owner.
        if (email === person.email) throw new RequestError(409, 'yourself');
        if (!(await removePerson(parts, email))) throw new RequestError(404, 'gone');
        return {};
      },
    }),
    ownerRoute('GET', '/api/log', {
      query: logQuery,
      problem: 'not-a-place',
      json: async ({ query }) => readLog(parts.db, query.before),
    }),
  ];
}
