import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendErrorAnswer } from './error-answers.ts';

/** Addresses of 8,000 bytes should work (RFC 9110, 4.1); longer ones are no visitor's. */
const longestAddress = 8000;

/** Requests of one connection that may wait for their answers. Browsers and proxies send one at a time. */
const mostUnanswered = 16;

/** A segment of one or two dots, however it and the slashes beside it are written. Browsers resolve them (WHATWG URL). */
const dotSegment = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i;

/** Refuses requests that no browser sends, before a route looks at them. */
export function registerRequestGuard(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    // One write can hold thousands of requests, whose answers would wait in memory for a client that reads none.
    if (waiting > mostUnanswered) socket.destroy();
    if (socket.destroyed) {
      reply.hijack();
      return;
    }
    unanswered.set(socket, waiting);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    const status = refusal(request);
    if (status === null) done();
    else sendErrorAnswer(request, reply.header('connection', 'close'), status);
  });
}

/** The status for a request that is refused unread; null for none. */
function refusal({ raw: { url = '/', rawHeaders, httpVersion } }: FastifyRequest): number | null {
  if (url.length > longestAddress) return 414;
  // With two of them, a proxy in front may have looked at the other one (RFC 9112, 3.2).
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  // A proxy may take these for another address than this server does, and keep the answer there.
  return url.includes('#') || dotSegment.test(url.split('?', 1)[0] ?? '') ? 400 : null;
}
