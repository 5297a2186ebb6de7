import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { acceptedEncoding, createResponse, sendResponse, sendOnce, type ResponseSource } from './response.ts';

const text = 'texto '.repeat(200);
const source: ResponseSource = {
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-cache' },
  body: Buffer.from(text),
};

/** Sends the answer to a request with these headers. */
async function answered(
  answer = createResponse(source),
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const app = Fastify();
  app.get('/', async (request, reply) => sendResponse(request, reply, answer));
  return app.inject({ url: '/', headers, method });
}

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['br;q=0.000, *', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', null],
  ['identity, gzip', 'gzip'],
  ['identity, gzip;q=0.5', null],
  ['*;q=0', null],
  ['', null],
  [`br${','.repeat(510)}`, 'br'],
  [`br${','.repeat(511)}`, null],
])('Accept-Encoding “$0” gets the encoding $1', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});

test('Vary names Accept-Encoding if the body depends on it, besides the other headers', () => {
  const vary = (changes: Partial<ResponseSource>) => createResponse({ ...source, ...changes }).headers['vary'];
  expect(vary({})).toBe('Accept-Encoding');
  expect(vary({ headers: { vary: 'Cookie' } })).toBe('Cookie, Accept-Encoding');
  expect(vary({ compressible: false })).toBeUndefined();
});

test('an ETag is short, and depends on the text and the headers', () => {
  const tag = (changes: Partial<ResponseSource>) => createResponse({ ...source, ...changes }).etag;
  expect(tag({})).toMatch(/^W\/"[\w-]{16}"$/);
  const others = [{}, { body: Buffer.from('x') }, { headers: {} }, { body: Buffer.from(text) }].map(tag);
  expect(new Set(others).size).toBe(3);
  expect(others[3]).toBe(others[0]);
});

test.each(['br', 'gzip', 'identity'] as const)('%s: the encoded body is complete, and cached', async (encoding) => {
  const answer = createResponse(source);
  await Promise.all([1, 2, 3].map(() => answered(answer, { 'accept-encoding': encoding })));
  const first = answer.bodies.get(encoding);
  for (let round = 0; round < 2; round += 1) {
    const { statusCode, headers, rawPayload } = await answered(answer, { 'accept-encoding': encoding });
    expect([statusCode, unpacked[encoding](rawPayload).toString()]).toEqual([200, text]);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
  }
  // The plain body is dropped once it is kept in the smallest encoding.
  expect(answer.bodies.has('identity')).toBe(encoding !== 'br');
  expect(answer.bodies.get(encoding)).toBe(first);
});

test('a response that must not be compressed is sent as it is', async () => {
  const { headers, body } = await answered(createResponse({ ...source, compressible: false }), {
    'accept-encoding': 'br',
  });
  expect([headers['content-encoding'], body]).toEqual([undefined, text]);
});

test('the response to HEAD has the length and no body', async () => {
  for (const encoding of ['br', 'identity']) {
    const answer = createResponse(source);
    const [get, head] = [
      await answered(answer, { 'accept-encoding': encoding }),
      await answered(answer, { 'accept-encoding': encoding }, 'HEAD'),
    ];
    expect([head.body, head.headers['content-length']]).toEqual(['', get.headers['content-length']]);
  }
});

test.each(['br', 'gzip', 'identity'] as const)('%s: a body that is not cached has no ETag', async (encoding) => {
  const app = Fastify();
  app.get('/', async (request, reply) => sendOnce(request, reply, { vary: 'Cookie' }, Buffer.from(text)));
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  expect(unpacked[encoding](rawPayload).toString()).toBe(text);
  expect([headers.vary, headers.etag]).toEqual(['Cookie, Accept-Encoding', undefined]);
});
