import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** Response headers by name; names are lower case. */
export type Headers = Readonly<Record<string, string>>;

/** A response that is kept in memory. Its body is kept in the encodings that were asked for. */
export type KeptResponse = {
  headers: Headers;
  etag: string;
  /** Whether the body may be compressed. */
  compressible: boolean;
  bodies: Map<Encoding | 'identity', Promise<Buffer>>;
};

export type ResponseSource = {
  headers: Headers;
  body: Buffer;
  /** True by default; false in development. */
  compressible?: boolean;
};

/** Creates a kept response. Its ETag covers the headers too; it is weak, because all encodings share it. */
export function createResponse({ headers, body, compressible = true }: ResponseSource): KeptResponse {
  const etag = tagOf(body, headers);
  const vary = [headers.vary, compressible && 'Accept-Encoding'].filter(Boolean).join(', ');
  return {
    headers: { ...headers, etag, ...(vary && { vary }) },
    etag,
    compressible,
    bodies: new Map([['identity', Promise.resolve(body)]]),
  };
}

/** Sends a kept response, or 304 if the browser has it. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: KeptResponse,
): Promise<FastifyReply> {
  const { headers, etag, compressible } = response;
  if (isKnown(request.headers['if-none-match'], etag)) {
    // A 304 repeats the headers about caching (RFC 9110, 15.4.5).
    for (const name of ['cache-control', 'etag', 'vary']) if (headers[name]) reply.header(name, headers[name]);
    return reply.code(304).send();
  }
  reply.headers(headers);
  const encoding = (compressible && acceptedEncoding(request.headers['accept-encoding'])) || 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bodyOf(response, encoding));
}

/** The body in an encoding. Once it is compressed, the plain body is dropped: it is five times as large. */
export function bodyOf({ bodies }: KeptResponse, encoding: Encoding | 'identity'): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known) return known;
  const plain = bodies.get('identity') ?? bodies.get('br')!.then(decompress);
  if (encoding === 'identity') return plain;
  const body = plain.then((text) => compress(text, encoding));
  bodies.set(encoding, body);
  if (encoding === 'br') bodies.delete('identity');
  return body;
}

/** Sends a body that is not kept. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Headers,
  body: Buffer,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.headers({ ...headers, vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' });
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress(body, encoding));
}

function tagOf(body: Buffer, headers: Headers): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
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

/** The encodings that the server produces. */
export type Encoding = 'br' | 'gzip';

/** Longest `Accept-Encoding`; browsers send far less, and a longer one gets the plain body. */
const longestList = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The best encoding that `Accept-Encoding` allows, brotli before gzip; null for the plain body. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header || header.length > longestList) return null;
  const request = { headers: { 'accept-encoding': header } };
  const best = new Negotiator(request).encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return best === 'br' || best === 'gzip' ? best : null;
}

/** Decompresses a text that `compress` has made with brotli. */
const decompress: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

/** Compresses a text in a thread of the pool, in some milliseconds for a page. */
async function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(text, { level: 6 });
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // A window for the size of a page needs less memory than the default.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}
