import type { FastifyRequest } from 'fastify';
import { idleHeader, type OfficePerson, type SessionEnds } from '../../../src/schema/office.ts';
import type { OfficeParts } from '../office-parts.ts';
import { sessionPerson } from '../sign-in/sessions.ts';
import { sessionCookie } from './session-cookie.ts';

/** Finds the person of a request by its session, and the end of the session; null if there is none. */
export type WhoAsks = (request: FastifyRequest) => Promise<{ person: OfficePerson; ends: SessionEnds } | null>;

export function whoAsks({ db, now }: Pick<OfficeParts, 'db' | 'now'>): WhoAsks {
  return async ({ cookies, headers }) => {
    const secret = cookies[sessionCookie];
    if (secret === undefined) return null;
    return sessionPerson(db, secret, { now: now(), counts: headers[idleHeader] !== '1' });
  };
}
