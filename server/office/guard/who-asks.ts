import type { FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { idleHeader, type OfficePerson, type SessionEnds, sessionLongestMs } from '../../../src/schema/office.ts';
import type { OfficeParts } from '../office-parts.ts';
import { sessionPerson } from '../sign-in/sessions.ts';

/** Finds the person of a request by its session, and the end of the session; null if there is none. */
export type WhoAsks = (request: FastifyRequest) => Promise<{ person: OfficePerson; ends: SessionEnds } | null>;

export function whoAsks({ db, now }: Pick<OfficeParts, 'db' | 'now'>): WhoAsks {
  return async ({ cookies, headers }) => {
    const secret = cookies[sessionCookie];
    if (secret === undefined) return null;
    return sessionPerson(db, secret, { now: now(), counts: headers[idleHeader] !== '1' });
  };
}

/** Browsers accept a cookie with this prefix only with Secure and Path=/, for one host (RFC 6265bis, 4.1.3.2). */
export const sessionCookie = '__Host-office';

/** Scripts cannot read the cookie, and requests from other sites do not send it. */
export const sessionCookieOptions: CookieSerializeOptions = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'strict',
  maxAge: sessionLongestMs / 1000,
};
