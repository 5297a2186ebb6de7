import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { compressQuickly, compressSmall } from './compress-body.ts';

/** Response headers by name; names are lower case. */
export type Headers = Readonly<Record<string, string>>;

/** What an answer is made from. */
export type AnswerSource = {
  status?: number;
  headers: Headers;
  /** The body as it is, or what puts it together each time that a browser takes no compressed one. */
  plain: Buffer | (() => Buffer);
  /** Compressed bodies that are there already. */
  encoded?: { br?: Buffer; gzip?: Buffer };
  /** Whether compressing makes the body smaller: pictures and fonts are compressed by their own formats. */
  compressible: boolean;
  /** Whether a browser that has the body may ask if it still stands; files that never change need no such question. */
  revalidated: boolean;
};

/** Header names and values in turn, as Node writes them without looking at each again. */
type RawHeaders = string[];

/** A body in one encoding with all its headers. */
type ReadyBody = { headers: RawHeaders; body: Buffer };

/** An answer whose status, headers and bodies stand ready: per request only the encoding is chosen. */
export type PreparedAnswer = {
  status: number;
  etag: string | null;
  compressible: boolean;
  /** Headers of every encoding, and those of a 304. */
  headers: RawHeaders;
  notModified: RawHeaders;
  plain: () => Buffer;
  ready: Partial<Record<Encoding, ReadyBody>>;
  /** Whether its smallest body is there, or on its way. */
  isSmall: boolean;
};

/** Headers that a 304 repeats (RFC 9110, 15.4.5). */
const repeated = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary']);

/** Prepares an answer. Its ETag is weak, as one tag stands for all encodings, and follows the headers as well. */
export function prepareAnswer({ status = 200, encoded = {}, ...source }: AnswerSource): PreparedAnswer {
  const plain = typeof source.plain === 'function' ? source.plain : ((() => source.plain) as () => Buffer);
  const etag = source.revalidated && status === 200 ? tagOf(plain(), source.headers) : null;
  const all: Record<string, string> = { ...source.headers, ...(etag ? { etag } : {}) };
  if (source.compressible) all.vary = all.vary ? `${all.vary}, Accept-Encoding` : 'Accept-Encoding';
  const answer: PreparedAnswer = {
    status,
    etag,
    compressible: source.compressible,
    headers: Object.entries(all).flat(),
    notModified: Object.entries(all)
      .filter(([name]) => repeated.has(name))
      .flat(),
    plain,
    ready: {},
    isSmall: false,
  };
  if (typeof source.plain !== 'function') answer.ready.identity = readyBody(answer, 'identity', source.plain);
  if (encoded.br) answer.ready.br = readyBody(answer, 'br', encoded.br);
  if (encoded.gzip) answer.ready.gzip = readyBody(answer, 'gzip', encoded.gzip);
  return answer;
}

/** Answers a GET or HEAD request with a prepared answer, or with 304 if the browser has it already. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, answer: PreparedAnswer): void {
  if (answer.etag !== null && isKnown(request.headers['if-none-match'], answer.etag)) {
    write(request, response, 304, answer.notModified);
    return;
  }
  const encoding = answer.compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  const { headers, body } = answer.ready[encoding] ?? makeReady(answer, encoding);
  write(request, response, answer.status, headers, body);
}

/** Answers with what nobody else will be answered with: compressed in a moment, and not kept. */
export function sendOnce(request: IncomingMessage, response: ServerResponse, answer: PreparedAnswer): void {
  const encoding = answer.compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  const plain = answer.plain();
  const { headers, body } = readyBody(
    answer,
    encoding,
    encoding === 'identity' ? plain : compressQuickly(plain, encoding),
  );
  write(request, response, answer.status, headers, body);
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: RawHeaders,
  body?: Buffer,
): void {
  // Connections of HTTP/1.1 stay open without saying so (RFC 9112, 9.3): Node's two headers would be 48 bytes for each file.
  if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('connection');
  response.writeHead(status, headers).end(body);
}

/** The first visitor gets a body that is compressed in a moment; a smaller one that takes its time follows. */
function makeReady(answer: PreparedAnswer, encoding: Encoding): ReadyBody {
  const plain = answer.plain();
  // The plain body is hardly ever asked for: it is put together each time, and only compressed ones are kept.
  if (encoding === 'identity') return readyBody(answer, encoding, plain);
  const ready = (answer.ready[encoding] = readyBody(answer, encoding, compressQuickly(plain, encoding)));
  if (encoding === 'br') void makeSmall(answer);
  return ready;
}

/** Compresses the body as small as brotli can, once, in its turn. */
export async function makeSmall(answer: PreparedAnswer): Promise<void> {
  if (answer.isSmall) return;
  answer.isSmall = true;
  answer.ready.br = readyBody(answer, 'br', await compressSmall(answer.plain));
}

function readyBody({ headers }: PreparedAnswer, encoding: Encoding, body: Buffer): ReadyBody {
  const named = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { headers: [...headers, ...named, 'content-length', String(body.length)], body };
}

function tagOf(body: Buffer, headers: Headers): string {
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers));
  return `W/"${hash.digest('base64url').slice(0, 16)}"`;
}

/** Tells whether an `If-None-Match` header names a tag: `*` names any, and weakness makes no difference (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  const bare = etag.slice('W/'.length);
  return header.split(',').some((item) => {
    const tag = item.trim();
    return tag === '*' || tag === etag || tag === bare;
  });
}
