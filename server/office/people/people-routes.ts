import { z } from 'zod';
import { officeRoles } from '../../../src/schema/office.ts';
import { emailKey } from '../../enquiries/store/email-key.ts';
import { readLog, writeLog } from '../log/office-log.ts';
import type { OfficeParts } from '../office-parts.ts';
import { RequestError, type OfficeRoute } from '../office-route.ts';
import { makeInvitation } from './invitations.ts';
import { listPeople, removePerson } from './people-queries.ts';

const invitation = z.object({ email: z.email().max(254), role: z.enum(officeRoles) });
const removal = invitation.pick({ email: true });
const logPlace = z.string().regex(/^[\dTZ:.-]{24} [\da-f-]{36}$/);

/** The routes for owners: listing people with access, inviting and removing others, reading the log. */
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
      // `makeInvitation` logs the invitation, with the invited address as the subject.
      async answer({ person, body }) {
        const asked = invitation.safeParse(body).data;
        if (!asked) throw new RequestError(422, 'not-an-address');
        // An owner may invite themselves for a new device, but only as an owner: an owner always remains.
        if (emailKey(asked.email) === person.email && asked.role !== person.role)
          throw new RequestError(409, 'own-role');
        return { json: await makeInvitation(parts, { ...asked, by: person.email }) };
      },
    },
    {
      method: 'POST',
      path: '/api/people/remove',
      role: 'owner',
      // The removal is logged below, with the removed address as the subject.
      async answer({ person, body }) {
        const asked = removal.safeParse(body).data;
        if (!asked) throw new RequestError(422, 'not-an-address');
        const email = emailKey(asked.email);
        // This also ensures that a removal leaves an owner.
        if (email === person.email) throw new RequestError(409, 'yourself');
        if (!(await removePerson(parts.db, email))) throw new RequestError(404, 'gone');
        await writeLog(parts.db, { at: parts.now(), by: person.email, action: 'removed', subject: email });
        return { json: {} };
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
