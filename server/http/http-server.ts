import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorTextInAllLanguages, plainTextHeaders, writeErrorAnswer } from './error-answers.ts';
import type { Headers } from './prepared-answer.ts';
import { requestTarget, type RequestTarget } from './request-target.ts';

/** Answers a request if it can, at once, and tells whether it did. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => boolean;

export type HttpServerOptions = {
  /** Longest time that a request may take to arrive, in seconds. */
  requestTimeout: number;
  maxConnections: number;
  /** Headers of answers that are a line of text. */
  plainHeaders: Headers;
  /** Tried before `handler`: what stands ready needs no routing. */
  shortcut: Shortcut;
  handler: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Addresses of 8,000 bytes should work (RFC 9110, 4.1); longer ones are no visitor's. */
const longestAddress = 8000;

/** Idle connections live longer than those of the usual proxies, so that these never write into a closed one. */
const keepAlive = 72_000;

/**
 * The HTTP server in front of everything: requests that no browser sends are refused before anything looks at them,
 * slow ones are cut off, and what stands ready is answered at once.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const { shortcut, handler, plainHeaders } = options;
  const requestTimeout = options.requestTimeout * 1000;
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(2000, requestTimeout / 2),
      keepAliveTimeout: keepAlive,
      // Missing or doubled, it is refused below, in our own words.
      requireHostHeader: false,
    },
    (request, response) => {
      const target = requestTarget(request.url ?? '/');
      const refused = refusal(request, target);
      if (refused !== null) writeErrorAnswer(request, response, refused, { connection: 'close', ...plainHeaders });
      else if (!isRead(request.method) || !shortcut(request, response, target)) handler(request, response);
    },
  );
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    writeErrorAnswer(request, response, 417, { connection: 'close', ...plainHeaders }),
  );
  server.maxConnections = options.maxConnections;
  return server;
}

/** Answers what Node's parser refuses: too large, too slow, or no HTTP. Nothing is known of the visitor's language. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  // A connection that is being written to would get the error in the midst of an answer.
  if (error.code !== 'ECONNRESET' && socket.writable && socket.writableLength === 0) {
    const status = parserStatus(error.code);
    const text = errorTextInAllLanguages(status);
    const all = { ...plainTextHeaders, ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  }
  socket.destroySoon();
}

function parserStatus(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The status for a request that is refused unread; null for none. */
function refusal({ rawHeaders, httpVersion }: IncomingMessage, { pathname, search }: RequestTarget): number | null {
  if (pathname.length + search.length > longestAddress) return 414;
  // With two of them, whoever stands in front may have looked at the other one (RFC 9112, 3.2).
  const hosts = countHosts(rawHeaders);
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  return pathname.includes('%') && !isDecodable(pathname) ? 400 : null;
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
