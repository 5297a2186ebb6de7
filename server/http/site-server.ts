import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../env.ts';
import { connectionLimit } from './connection-limit.ts';
import { sendParserError, writeErrorResponse } from './error-responses.ts';
import { boundConnections, boundUnanswered } from './request-guard.ts';
import { plainHeaders } from './security-headers.ts';
import { trustOf } from './visitor.ts';

/**
 * Time for which an idle connection stays open, in milliseconds. It is longer than in usual proxies, so that a proxy
 * never writes to a closed connection.
 */
const keepAlive = 72_000;

/** Time without traffic after which a connection is closed, in milliseconds: its client does not read the response. */
const stalledAfter = 30_000;

/** Time limit of an upload, in milliseconds: 30 MB at 1 Mbit/s. `boundBodies` limits all other bodies. */
export const uploadTimeout = 5 * 60_000;

/**
 * Creates the HTTP server for visitors, with its limits; it does not listen yet. The server is kept as long as the
 * process runs, while `handle` may switch to other content.
 */
export function createSiteServer(env: Env, handle: RequestListener): Server {
  const plain = plainHeaders({ https: env.SITE_URL.startsWith('https:') });
  const requestTimeout = env.REQUEST_TIMEOUT * 1000;
  const server = createServer(
    {
      requestTimeout: Math.max(requestTimeout, uploadTimeout),
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(2000, requestTimeout / 2),
      keepAliveTimeout: keepAlive,
      // A missing or repeated Host header is refused by `registerRequestGuard`, with a text like other errors.
      requireHostHeader: false,
    },
    boundUnanswered((request, response) => {
      if (!server.listening) response.setHeader('connection', 'close');
      handle(request, response);
    }),
  ).setTimeout(stalledAfter);
  server.maxConnections = connectionLimit();
  boundConnections(server, trustOf(env.TRUSTED_PROXIES));
  server.on('clientError', (error, socket) => sendParserError(error, socket as Socket, plain));
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    writeErrorResponse(request, response, 417, { connection: 'close', ...plain }),
  );
  return server;
}

/** Closes a server once the requests that have arrived are answered. */
export async function closeSiteServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection becomes idle when its last request is answered.
  const closing = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(closing);
}
