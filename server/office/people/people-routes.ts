import { z } from 'zod';
import { officeRoles } from '../../../src/schema/office.ts';
import { readLog } from '../log/office-log.ts';
import type { OfficeParts } from '../office-parts.ts';
import { RequestError, type OfficeRoute } from '../office-route.ts';
import { makeInvitation } from './invitations.ts';
import { listPeople } from './people-queries.ts';

const invitation = z.object({ email: z.email().max(254), role: z.enum(officeRoles) });
const logPlace = z.string().regex(/^[\dTZ:.-]{24} [\da-f-]{36}$/);

/** Routes for owners alone: they list people with access, invite others and read the log. */
export function peopleRoutes(parts: OfficeParts): OfficeRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/people',
      role: 'owner',
      answer: async () => ({ json: await listPeople(parts.db) }),
    },
    {
      method: 'POST',
      path: '/api/people/invite',
      role: 'owner',
      // Writes its own line into the log, as the command line does: the address invited is its subject.
      async answer({ person, body }) {
        const asked = invitation.safeParse(body).data;
        if (!asked) throw new RequestError(422, 'not-an-address');
        return { json: await makeInvitation(parts, { ...asked, by: person.email }) };
      },
    },
    {
      method: 'GET',
      path: '/api/log',
      role: 'owner',
      async answer({ query }) {
        const before = query.get('before');
        if (before !== null && !logPlace.safeParse(before).success) throw new RequestError(400, 'not-a-place');
        return { json: await readLog(parts.db, before) };
      },
    },
  ];
}
