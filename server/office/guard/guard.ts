import { Readable } from 'node:stream';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { idleHeader, type OfficePerson, type SessionEnds, sessionLongestMs } from '../../../src/schema/office.ts';
import { senderNetwork } from '../../http/senders.ts';
import { logRequest, upTo } from '../log/office-log.ts';
import type { OfficeParts } from '../open-office.ts';
import { type OfficeRoute, type PublicRoute, readRequest } from '../office-route.ts';
import { sessionPerson } from '../sign-in/sessions.ts';
import { sendProblem } from './problems.ts';

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
const sessionCookieOptions: CookieSerializeOptions = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'strict',
  maxAge: sessionLongestMs / 1000,
};

/** Limit of sign-in requests from one sender in five minutes. */
const attempts = { points: 60, duration: 300 };

/**
 * Registers the routes for signed-in people. Each request is checked for origin, session and role, in this order,
 * before its body is read.
 */
export function registerOfficeRoutes(
  app: FastifyInstance,
  routes: readonly OfficeRoute[],
  { db, office, now, who }: Pick<OfficeParts, 'db' | 'office' | 'now'> & { who: WhoAsks },
): void {
  const people = new WeakMap<FastifyRequest, OfficePerson>();
  function add(scope: FastifyInstance, route: OfficeRoute): void {
    const { method, path, role, logs } = route;
    scope.route({
      method,
      url: path,
      async onRequest(request, reply) {
        if (!isFromOffice(request, office.OFFICE_URL)) return sendProblem(reply, 403, 'other-origin');
        const { person } = (await who(request)) ?? {};
        if (!person) return sendProblem(reply, 401, 'signed-out');
        if (role === 'owner' && person.role !== 'owner') return sendProblem(reply, 403, 'owners-only');
        people.set(request, person);
      },
      async handler(request, reply) {
        const person = people.get(request)!;
        const asked = readRequest(route, {
          person,
          params: request.params as Record<string, string>,
          query: new URL(request.url, office.OFFICE_URL).searchParams,
          body: request.body,
        });
        const response = await route.respond(asked);
        // The request is logged before the response: if logging fails, nothing is sent, and a file that is cut off
        // later is in the log.
        const named = 'json' in response ? response.people : undefined;
        if (logs && named !== 0) {
          const subject = [logs.subject(asked), named === undefined ? '' : upTo(named)].filter(Boolean).join(' ');
          await logRequest(db, { at: now(), by: person.email, action: logs.action, subject });
        }
        reply.code(response.status ?? 200);
        if ('json' in response) return reply.send(response.json);
        if (response.kept) reply.header('cache-control', 'private, max-age=31536000, immutable');
        if (response.file instanceof Readable) {
          response.file.once('error', ({ name: kind, code }: NodeJS.ErrnoException) =>
            request.log.error({ route: path, kind, code }, 'a file was cut off while it was sent'),
          );
        }
        return reply
          .type(response.type)
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(response.name)}`)
          .send(response.file);
      },
    });
  }

  for (const route of routes) {
    if (route.takes === 'bytes') app.register(async (scope) => add(bytesAlone(scope), route));
    else add(app, route);
  }
}

/** Passes on the bytes of every body as a stream, whatever its declared type. */
function bytesAlone(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  return scope;
}

/** Registers routes without a session. Requests are checked for origin; those with POST are limited by sender. */
export function registerPublicRoutes(
  app: FastifyInstance,
  routes: readonly PublicRoute[],
  { OFFICE_URL }: Pick<OfficeParts['office'], 'OFFICE_URL'>,
): void {
  const limiter = new RateLimiterMemory(attempts);
  for (const { method, path, respond } of routes) {
    app.route({
      method,
      url: path,
      async onRequest(request, reply) {
        if (!isFromOffice(request, OFFICE_URL)) return sendProblem(reply, 403, 'other-origin');
        if (method === 'GET') return;
        const allowed = await limiter.consume(senderNetwork(request.ip)).catch(() => null);
        if (!allowed) return sendProblem(reply.header('retry-after', attempts.duration), 429, 'too-many');
      },
      async handler(request, reply) {
        const secret = request.cookies[sessionCookie] ?? null;
        const { json, session } = await respond({ body: request.body, secret, raw: request });
        if (session) reply.setCookie(sessionCookie, session, sessionCookieOptions);
        if (session === null) reply.clearCookie(sessionCookie, sessionCookieOptions);
        return reply.send(json);
      },
    });
  }
}

/**
 * Whether a request may come from the office's own pages. A request to another host name of this machine is refused,
 * since it may be DNS rebinding. A request that changes anything needs an `Origin`, and fetch metadata must not
 * contradict it. Only reading is allowed from an address that a person has typed.
 * @param officeUrl origin of the office
 */
function isFromOffice({ method, raw: { headers } }: FastifyRequest, officeUrl: string): boolean {
  const { hostname } = new URL(officeUrl);
  const reads = method === 'GET' || method === 'HEAD';
  const site = headers['sec-fetch-site'];
  if (hostOf(headers.host) !== hostname) return false;
  if (site !== undefined && site !== 'same-origin' && !(reads && site === 'none')) return false;
  return headers.origin === undefined ? reads : headers.origin === officeUrl;
}

function hostOf(host: string | undefined): string | null {
  return URL.parse(`http://${host}`)?.hostname ?? null;
}
