import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendErrorResponse } from './error-responses.ts';
import { senderNetwork } from './senders.ts';
import type { Trust } from './visitor.ts';

/**
 * Longest address in bytes. Servers should accept 8,000 (RFC 9110, 4.1). The limit is higher, so that a tool's page can
 * report that an answer in its address is too long.
 */
const longestAddress = 12_000;

/** Greatest number of unanswered requests on one connection: browsers and proxies send one at a time. */
const mostUnanswered = 8;

/**
 * Greatest number of open connections of one sender: a browser opens six. A trusted proxy is not limited, since it
 * carries all requests.
 */
const mostConnections = 64;

/**
 * Matches a segment of one or two dots, however dots and slashes are encoded. Browsers resolve these segments (WHATWG
 * URL).
 */
const dotSegment = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i;

/**
 * Ends a connection with more than `mostUnanswered` requests. One packet can contain thousands, whose responses would
 * wait in memory for a client that does not read them.
 * @param handler handles all other requests
 */
export function boundUnanswered(handler: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > mostUnanswered) socket.destroy();
    // The parser goes on with bytes that have already arrived.
    if (socket.destroyed) return;
    unanswered.set(socket, waiting);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}

/**
 * Ends connections of a sender beyond `mostConnections`.
 * @param trust recognises a proxy in front of this server
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

/** Refuses addresses that are too long, and requests that no browser sends, before their handlers run. */
export function registerRequestGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const status = refusal(request);
    if (status === null) done();
    else sendErrorResponse(request, reply.header('connection', 'close'), status);
  });
}

/** The status with which a request is refused; null to accept it. */
function refusal({ raw: { url = '/', rawHeaders, httpVersion } }: FastifyRequest): number | null {
  if (url.length > longestAddress) return 414;
  // Of two Host headers, a proxy in front may have used the other one (RFC 9112, 3.2).
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  // A proxy may resolve `#` and dot segments to another address than this server does, and cache the response there.
  return url.includes('#') || dotSegment.test(url.split('?', 1)[0] ?? '') ? 400 : null;
}

/**
 * Ends requests whose bodies take too long. Uploads have only the server's own, longer limit until they are answered.
 * @param ms limit of all paths except `longPath`
 */
export function boundBodies(app: FastifyInstance, ms: number, longPath: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody) {
      const timer = setTimeout(() => {
        if (raw.complete) return;
        // An answer was a refusal, which did not need the body.
        if (reply.sent) raw.destroy();
        else if (request.url.split('?', 1)[0] !== longPath)
          sendErrorResponse(request, reply.header('connection', 'close'), 408);
      }, ms);
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
}
