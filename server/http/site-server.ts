import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../env.ts';
import { connectionLimit } from './connection-limit.ts';
import { answerParserError, writeErrorAnswer } from './error-answers.ts';
import { boundConnections, boundUnanswered } from './request-guard.ts';
import { plainHeaders } from './security-headers.ts';
import { trustOf } from './visitor.ts';

/**
 * How long idle connections stay open: longer than in usual proxies, so that a proxy never writes into a closed one.
 */
const keepAlive = 72_000;

/** Idle time after which a connection is closed, in milliseconds: its client reads no answer. */
const stalledAfter = 30_000;

/** Time for a form with documents, in milliseconds: 30 MB on a line of 1 Mbit/s. `boundBodies` bounds the others. */
const uploadTimeout = 5 * 60_000;

/**
 * The server that visitors' connections come to, with its bounds; nothing listens yet. It lives as long as the process,
 * whichever content `answer` has at the time.
 */
export function createSiteServer(env: Env, answer: RequestListener): Server {
  const plain = plainHeaders({ https: env.SITE_URL.startsWith('https:') });
  const requestTimeout = env.REQUEST_TIMEOUT * 1000;
  const server = createServer(
    {
      requestTimeout: Math.max(requestTimeout, uploadTimeout),
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(2000, requestTimeout / 2),
      keepAliveTimeout: keepAlive,
      // A missing or doubled Host header is refused with the same text as other faults.
      requireHostHeader: false,
    },
    boundUnanswered((request, response) => {
      if (!server.listening) response.setHeader('connection', 'close');
      answer(request, response);
    }),
  ).setTimeout(stalledAfter);
  server.maxConnections = connectionLimit();
  boundConnections(server, trustOf(env.TRUSTED_PROXIES));
  server.on('clientError', (error, socket) => answerParserError(error, socket as Socket, plain));
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    writeErrorAnswer(request, response, 417, { connection: 'close', ...plain }),
  );
  return server;
}

/** Ends the listening of a server once the requests that have arrived are answered. */
export async function closeSiteServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection whose request was under way becomes idle afterwards.
  const looking = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(looking);
}
