import type { FastifyRequest } from 'fastify';
import { idleHeader, type OfficePerson, type SessionEnds } from '../../../src/schema/office.ts';
import type { OfficeParts } from '../office-parts.ts';
import { findPerson } from '../people/people-queries.ts';
import { sessionPerson } from '../sign-in/sessions.ts';
import { sessionCookie } from './session-cookie.ts';

/** Finds the person of a request and the end of their session; null if there is none. */
export type WhoAsks = (request: FastifyRequest) => Promise<{ person: OfficePerson; ends: SessionEnds | null } | null>;

/** Identifies people by session, or by the header of a centre's own sign-in if that is configured, never by both. */
export function whoAsks({ db, office, now }: Pick<OfficeParts, 'db' | 'office' | 'now'>): WhoAsks {
  const { OFFICE_PROXY_HEADER: header, OFFICE_TRUSTED_PROXY: proxies } = office;
  if (header !== undefined) {
    return async ({ raw }) => {
      const address = namedByProxy(raw.rawHeaders, header);
      if (!isOneOf(proxies, raw.socket.remoteAddress) || address === null) return null;
      const person = await findPerson(db, address);
      return person && { person, ends: null };
    };
  }
  return async ({ cookies, headers }) => {
    const secret = cookies[sessionCookie];
    if (secret === undefined) return null;
    return sessionPerson(db, secret, { now: now(), counts: headers[idleHeader] !== '1' });
  };
}

/**
 * The value of a header; null if the header is missing or was sent twice, because one of the two may come from the
 * client.
 */
function namedByProxy(rawHeaders: readonly string[], header: string): string | null {
  const values = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === header);
  return values.length === 1 && values[0] !== '' ? values[0]! : null;
}

/** Compares the address of the connection itself, because anybody can send a forwarded address. */
function isOneOf(proxies: readonly string[], peer: string | undefined): boolean {
  return peer !== undefined && proxies.includes(peer.replace(/^::ffff:(?=\d+\.)/, ''));
}
