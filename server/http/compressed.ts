import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is served compressed; each form of it is made at its first request and kept. */
export type Compressible = { etag: string; plain: Buffer; br?: Promise<Buffer>; gzip?: Promise<Buffer> };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Prepares a text for `sendCompressed`; its ETag is weak, as one tag stands for all encodings. */
export function compressible(text: string): Compressible {
  const plain = Buffer.from(text);
  return { plain, etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

/** Answers with the text in the best encoding that the request accepts, or with 304 if the browser has it already. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Compressible,
): Promise<FastifyReply> {
  reply.header('etag', body.etag).header('vary', varyWith(reply, 'Accept-Encoding'));
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await encode(body, encoding));
}

async function encode(body: Compressible, encoding: 'br' | 'gzip' | null): Promise<Buffer> {
  if (encoding === 'br') {
    body.br ??= brotli(body.plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.plain.length },
    });
    return body.br;
  }
  if (encoding === 'gzip') return (body.gzip ??= zip(body.plain, { level: 9 }));
  return body.plain;
}

/** The encodings a request accepts are listed with optional weights; weight zero forbids one. */
function bestEncoding(accepted: string): 'br' | 'gzip' | null {
  const offered = new Set(
    accepted
      .split(',')
      .map((item) =>
        item
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (offered.has('br')) return 'br';
  return offered.has('gzip') ? 'gzip' : null;
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === bare);
}

function varyWith(reply: FastifyReply, name: string): string {
  const present = reply.getHeader('vary');
  return typeof present === 'string' && present !== '' ? `${present}, ${name}` : name;
}
