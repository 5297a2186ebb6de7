import type { FastifyRequest } from 'fastify';

/** The response of a route without a session. `session` sets the cookie to a secret; null deletes it. */
type PublicResponse = { json: unknown; session?: string | null };

/** A route that needs no session. Its requests are checked for origin; those with POST are limited by sender. */
export type PublicRoute = {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** @throws RequestError */
  respond: (request: { body: unknown; secret: string | null; raw: FastifyRequest }) => Promise<PublicResponse>;
};
