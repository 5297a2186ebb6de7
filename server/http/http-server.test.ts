import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from './app-test-server.ts';

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.close());

test.each([
  ['no HTTP', 'GET / HTTP/1.1\r\nHost localhost\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
  ['two lengths', 'POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n', 417],
  [
    'a length and chunks',
    'POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('%s is refused in our words, with the headers of every answer', async (what, bytes, status) => {
  const answer = await site.raw(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(head.toLowerCase()).toContain('cache-control: no-store');
  expect(head.toLowerCase()).toContain('strict-transport-security: max-age=');
  expect(head.toLowerCase()).toContain('connection: close');
  expect(body.startsWith(`${status}. La`) || body.startsWith(`${status}. Las`), what).toBe(true);
});

test.each([
  ['/%', 400, '400. La petición no se entiende.\n'],
  ['/%zz?lang=en', 400, '400. The request could not be understood.\n'],
  ['/forms/%E0%A4%A', 400, '400. La petición no se entiende.\n'],
  [`/${'a'.repeat(8000)}`, 414, '414. La dirección es demasiado larga.\n'],
  [`/?q=${'a'.repeat(8000)}&lang=en`, 414, '414. The address is too long.\n'],
])('%.20s is refused before anything looks at it', async (path, status, text) => {
  const answer = await site.get(path);
  expect([answer.status, answer.body.toString()]).toEqual([status, text]);
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test("an error speaks the visitor's language, which their browser's languages are no saved choice of", async () => {
  const text = async (headers: Record<string, string>) => (await site.get('/%', headers)).body.toString().slice(0, 8);
  expect(await text({ 'accept-language': 'en-GB' })).toBe('400. The');
  expect(await text({ 'accept-language': 'en-GB', cookie: 'site-language=es' })).toBe('400. La ');
});

test('a connection stays open without a word about it, and closes where that is asked for', async () => {
  const asked = (version: string, more = '') => `GET /favicon.svg HTTP/${version}\r\nHost: a\r\n${more}\r\n`;
  const [first, second, ...others] = (await site.raw(asked('1.1') + asked('1.1', 'Connection: close\r\n')))
    .toLowerCase()
    .split(/(?=http\/1\.1 )/);
  expect(others).toEqual([]);
  expect(first).toMatch(/^http\/1\.1 200 /);
  expect(first).not.toMatch(/^(?:connection|keep-alive):/m);
  expect(second).toContain('connection: close');
  expect((await site.raw(asked('1.0'))).toLowerCase()).toContain('connection: close');
});

test('a request that takes too long to arrive is cut off', async () => {
  const slow = await startApp({ REQUEST_TIMEOUT: '1' });
  const started = performance.now();
  const answer = await slow.raw(
    'POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=',
  );
  expect(performance.now() - started).toBeLessThan(4000);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await slow.close();
});

test('connections beyond the limit are not taken, those within it are answered', async () => {
  const small = await startApp({ MAX_CONNECTIONS: '3' });
  const open = await Promise.all([1, 2, 3].map(() => hold(small.port)));
  expect(await small.raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
  for (const socket of open) socket.destroy();
  await expect.poll(async () => (await small.get('/healthz').catch(() => null))?.status).toBe(200);
  await small.close();
});

async function hold(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
  });
}
