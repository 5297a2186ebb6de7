import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendErrorAnswer } from './error-answers.ts';
import { senderNetwork } from './sender-network.ts';
import type { Trust } from './visitor.ts';

/**
 * Addresses of 8,000 bytes should work (RFC 9110, 4.1). Somewhat longer ones may hold an answer that was pasted into a
 * form: the form then shows an error. No visitor sends longer ones.
 */
const longestAddress = 12_000;

/** Requests of one connection that may wait for their answers. Browsers and proxies send one at a time. */
const mostUnanswered = 8;

/**
 * Open connections of one sender. A browser opens six. A trusted proxy, which carries everybody's requests, is not
 * limited.
 */
const mostConnections = 64;

/** A segment of one or two dots, in any spelling of the dots and the slashes. Browsers resolve them (WHATWG URL). */
const dotSegment = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i;

/**
 * Ends connections with more unanswered requests than that. One write can hold thousands of them, whose answers would
 * wait in memory for a client that reads none.
 * @param handler takes the other requests
 */
export function boundUnanswered(handler: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > mostUnanswered) socket.destroy();
    // The parser still reads the bytes that have arrived.
    if (socket.destroyed) return;
    unanswered.set(socket, waiting);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}

/**
 * Ends connections beyond those that one sender may have open.
 * @param trust tells a proxy in front of this server
 */
export function boundConnections(server: Server, trust: Trust | null): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress ?? '';
    if (trust?.(peer)) return;
    const sender = senderNetwork(peer);
    open.set(sender, (open.get(sender) ?? 0) + 1);
    socket.once('close', () => {
      const left = (open.get(sender) ?? 1) - 1;
      if (left > 0) open.set(sender, left);
      else open.delete(sender);
    });
    if ((open.get(sender) ?? 0) > mostConnections) socket.destroy();
  });
}

/** Refuses requests that no browser sends, before a route looks at them. */
export function registerRequestGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const status = refusal(request);
    if (status === null) done();
    else sendErrorAnswer(request, reply.header('connection', 'close'), status);
  });
}

/** The status for a request that is refused unread; null for none. */
function refusal({ raw: { url = '/', rawHeaders, httpVersion } }: FastifyRequest): number | null {
  if (url.length > longestAddress) return 414;
  // Of two Host headers, a proxy in front may have read the other one (RFC 9112, 3.2).
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  // A proxy may take these for another address than this server does, and keep the answer there.
  return url.includes('#') || dotSegment.test(url.split('?', 1)[0] ?? '') ? 400 : null;
}

/**
 * Ends requests whose bodies take too long. Documents may take longer than other bodies: for them the server's own
 * limit holds.
 * @param ms for every path but `longPath`
 */
export function boundBodies(app: FastifyInstance, ms: number, longPath: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && request.url.split('?', 1)[0] !== longPath) {
      const timer = setTimeout(() => {
        if (!raw.complete && !reply.sent) sendErrorAnswer(request, reply.header('connection', 'close'), 408);
      }, ms);
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
}
