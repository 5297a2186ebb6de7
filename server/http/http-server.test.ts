import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../tests/site-app.ts';

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => (site = await startApp()));
afterAll(() => site.close());

test.each([
  ['a malformed header', 'GET / HTTP/1.1\r\nHost localhost\r\n\r\n', 400],
  ['a missing host', 'GET / HTTP/1.1\r\n\r\n', 400],
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
])('%s is refused with the site’s own error text and its common headers', async (what, bytes, status) => {
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
  ['/cursos#/', 400, '400. La petición no se entiende.\n'],
  ['/cursos?a#b', 400, '400. La petición no se entiende.\n'],
  ['/blog/%2e%2e/assets/main-AbCd.css', 400, '400. La petición no se entiende.\n'],
  ['/blog/.%2E/cursos', 400, '400. La petición no se entiende.\n'],
  ['/blog/../cursos', 400, '400. La petición no se entiende.\n'],
  ['/blog/..%2fcursos', 400, '400. La petición no se entiende.\n'],
  ['/./cursos', 400, '400. La petición no se entiende.\n'],
  ['/cursos/..', 400, '400. La petición no se entiende.\n'],
  [`/${'a'.repeat(12_000)}`, 414, '414. La dirección es demasiado larga.\n'],
  [`/?q=${'a'.repeat(12_000)}&lang=en`, 414, '414. The address is too long.\n'],
])('$0 is refused before it is routed', async (path, status, text) => {
  const answer = await site.get(path);
  expect([answer.status, answer.body.toString()]).toEqual([status, text]);
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['/.env', '/..a', '/a..', '/cursos/...', '/nada?x=/../y'])('%s is a normal address', async (path) => {
  expect([308, 404]).toContain((await site.get(path)).status);
});

test('a target that includes the origin gets the same page (RFC 9112, 3.2.2)', async () => {
  const whole = async (target: string) => site.raw(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  for (const origin of ['http://www.example.com', 'HTTPS://www.example.com:8443']) {
    expect(await whole(`${origin}/cursos`)).toMatch(/^HTTP\/1\.1 200 [^]*es\/courses texto/);
    expect(await whole(`${origin}/courses?lang=es`)).toMatch(/^HTTP\/1\.1 302 [^]*location: \/cursos\?lang=es/i);
  }
  expect(await whole('http://www.example.com')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await whole('http://www.example.com?lang=en')).toContain('<html lang="en"');
  expect(await whole('http://www.example.com/cursos/#x')).toMatch(/^HTTP\/1\.1 400 /);
});

test('a connection with more than eight unanswered requests is ended', async () => {
  const request = 'GET /cursos HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = 'GET /cursos HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  expect((await site.raw(request.repeat(7) + last)).match(/HTTP\/1\.1 200/g)).toHaveLength(8);
  expect((await site.raw(request.repeat(40) + last)).match(/HTTP\/1\.1 200/g)).toBeNull();
  expect((await site.get('/cursos')).status).toBe(200);
});

test('an error is in the saved language, otherwise in a language of the visitor’s browser', async () => {
  const text = async (headers: Record<string, string>) => (await site.get('/%', headers)).body.toString().slice(0, 8);
  expect(await text({ 'accept-language': 'en-GB' })).toBe('400. The');
  expect(await text({ 'accept-language': 'en-GB', cookie: 'site-language=es' })).toBe('400. La ');
});

test('a request that takes too long to arrive is cut off', async () => {
  const slow = await startApp({ REQUEST_TIMEOUT: '1' });
  const started = performance.now();
  const answer = await slow.raw(
    'POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=',
  );
  // The default time limit is thirty seconds.
  expect(performance.now() - started).toBeLessThan(12_000);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await slow.close();
});
