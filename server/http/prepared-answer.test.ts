import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { headersByName, recordedAnswer } from '../../tests/recorded-answer.ts';
import {
  makeSmall,
  prepareAnswer,
  sendOnce,
  sendPrepared,
  type AnswerSource,
  type PreparedAnswer,
} from './prepared-answer.ts';

const text = 'texto '.repeat(200);
const source: AnswerSource = {
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-cache' },
  plain: Buffer.from(text),
  compressible: true,
  revalidated: true,
};

/** What a request with these headers is answered. */
const answered = (send: typeof sendPrepared, answer: PreparedAnswer, headers: Record<string, string | null> = {}) =>
  recordedAnswer((request, response) => send(request, response, answer), headers);

test('what differs by encoding says so, beside whatever else it differs by', () => {
  const vary = (changes: Partial<AnswerSource>) =>
    headersByName(prepareAnswer({ ...source, ...changes }).headers)['vary'];
  expect(vary({})).toBe('Accept-Encoding');
  expect(vary({ headers: { vary: 'Cookie' } })).toBe('Cookie, Accept-Encoding');
  expect(vary({ compressible: false })).toBeUndefined();
});

test('an answer that may be asked for again has a short tag, which follows its text and its headers', () => {
  const tag = (changes: Partial<AnswerSource>) => prepareAnswer({ ...source, ...changes }).etag;
  expect(tag({})).toMatch(/^W\/"[\w-]{16}"$/);
  const others = [{}, { plain: Buffer.from('x') }, { headers: {} }, { compressible: false }].map(tag);
  expect(new Set(others).size).toBe(3);
  expect(others[3]).toBe(others[0]);
  expect([tag({ revalidated: false }), tag({ status: 404 })]).toEqual([null, null]);
});

test('a 304 repeats what tells how long the body stands, and nothing of the body', () => {
  const answer = prepareAnswer({
    ...source,
    headers: { ...source.headers, 'expires': '0', 'content-location': '/x', 'content-language': 'es' },
  });
  const again = answered(sendPrepared, answer, { 'if-none-match': answer.etag });
  expect(again).toEqual({
    status: 304,
    headers: {
      'cache-control': 'no-cache',
      'content-location': '/x',
      'expires': '0',
      'etag': answer.etag,
      'vary': 'Accept-Encoding',
    },
    body: Buffer.alloc(0),
  });
});

test('bodies that are there already are sent as they are, others are made when they are asked for', () => {
  const given = prepareAnswer({ ...source, encoded: { br: Buffer.from('b'), gzip: Buffer.from('g') } });
  for (const [encoding, body] of [
    ['br', 'b'],
    ['gzip', 'g'],
    ['identity', text],
  ] as const) {
    const sent = answered(sendPrepared, given, { 'accept-encoding': encoding });
    expect([sent.body.toString(), sent.headers['content-length']]).toEqual([body, String(body.length)]);
    expect(sent.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  }
  expect(Object.keys(prepareAnswer(source).ready)).toEqual(['identity']);
  expect(prepareAnswer({ ...source, plain: () => Buffer.from(text) }).ready).toEqual({});
});

test.each([
  ['sendPrepared', sendPrepared, true],
  ['sendOnce', sendOnce, false],
])('%s compresses as the browser wants it; whether it keeps that: %s', (_, send, keeps) => {
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ] as const) {
    const answer = prepareAnswer({ ...source, plain: () => Buffer.from(text) });
    const sent = answered(send, answer, { 'accept-encoding': encoding });
    expect([sent.status, unpack(sent.body).toString()]).toEqual([200, text]);
    expect(sent.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(Object.keys(answer.ready)).toEqual(keeps && encoding !== 'identity' ? [encoding] : []);
    expect(answer.isSmall).toBe(keeps && encoding === 'br');
  }
  const picture = prepareAnswer({ ...source, compressible: false });
  expect(answered(send, picture, { 'accept-encoding': 'br' }).body.toString()).toBe(text);
});

test('the smallest body is made once', async () => {
  let asked = 0;
  const plain = () => {
    asked += 1;
    return Buffer.from(text);
  };
  const answer = prepareAnswer({ ...source, plain, revalidated: false });
  await Promise.all([makeSmall(answer), makeSmall(answer)]);
  expect(asked).toBe(1);
  expect(headersByName(answer.ready.br?.headers ?? [])['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.ready.br?.body ?? '').toString()).toBe(text);
});
