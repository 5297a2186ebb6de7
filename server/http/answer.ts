import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';

/** Response headers by name; names are lower case. */
export type Headers = Readonly<Record<string, string>>;

/** A response that is cached in memory; each encoding of its body is made at the first request for it. */
export type Answer = {
  status: number;
  headers: Headers;
  etag: string | null;
  /** The body in parts: responses that differ in one part share the others. */
  parts: readonly Buffer[];
  /** Whether the body may be compressed. */
  compressible: boolean;
  bodies: Map<Encoding | 'identity', Promise<Buffer>>;
};

export type AnswerSource = {
  status?: number;
  headers: Headers;
  parts: readonly Buffer[];
  /** True by default; false in development. */
  compressible?: boolean;
};

/** Creates a cached response. Its ETag covers the headers too; it is weak, because all encodings share it. */
export function createAnswer({ status = 200, headers, parts, compressible = true }: AnswerSource): Answer {
  const etag = status === 200 ? tagOf(parts, headers) : null;
  const vary = [headers.vary, compressible && 'Accept-Encoding'].filter(Boolean).join(', ');
  return {
    status,
    headers: { ...headers, ...(etag && { etag }), ...(vary && { vary }) },
    etag,
    parts,
    compressible,
    bodies: new Map(),
  };
}

/** Sends a cached response, or 304 if the browser has it. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  const { status, headers, etag, parts, compressible, bodies } = answer;
  if (etag !== null && isKnown(request.headers['if-none-match'], etag)) {
    // A 304 repeats the headers about caching (RFC 9110, 15.4.5).
    for (const name of ['cache-control', 'etag', 'vary']) if (headers[name]) reply.header(name, headers[name]);
    return reply.code(304).send();
  }
  reply.code(status).headers(headers);
  const encoding = (compressible && acceptedEncoding(request.headers['accept-encoding'])) || 'identity';
  const body = bodies.get(encoding) ?? makeBody(Buffer.concat(parts), encoding);
  bodies.set(encoding, body);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body);
}

async function makeBody(plain: Buffer, encoding: Encoding | 'identity'): Promise<Buffer> {
  return encoding === 'identity' ? plain : compress(plain, encoding, 'most');
}

/** Sends a body that is not cached, so it is compressed quickly. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Headers,
  body: Buffer,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.headers({ ...headers, vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' });
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress(body, encoding, 'least'));
}

function tagOf(parts: readonly Buffer[], headers: Headers): string {
  const hash = createHash('sha256').update(JSON.stringify(headers));
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 16)}"`;
}

/**
 * Whether an `If-None-Match` header matches an ETag. `*` matches any ETag, and a weak one matches a strong one (RFC
 * 9110, 13.1.2).
 */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = etag.slice('W/'.length);
  return header.split(',').some((item) => ['*', etag, bare].includes(item.trim()));
}
