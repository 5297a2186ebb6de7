import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openOfficeApp, type OfficeApp } from '../../tests/office-app.ts';

let office: OfficeApp;
beforeAll(async () => {
  office = await openOfficeApp();
  await office.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => office.close());

test.each([
  ['GET /api/%ff-secret HTTP/1.1\r\nHost: localhost:3001\r\nConnection: close', 400, '"unreadable"'],
  ['GET /%2fsecret%zz HTTP/1.1\r\nHost: localhost:3001\r\nConnection: close', 400, '"unreadable"'],
  ['GET /secret\u0001 HTTP/1.1\r\nHost: localhost:3001', 400, 'La petición no se entiende.'],
  ['secret', 400, 'La petición no se entiende.'],
  [`GET /secret-${'a'.repeat(12_001)} HTTP/1.1\r\nHost: localhost:3001\r\nConnection: close`, 414, ''],
  [`GET /secret HTTP/1.1\r\nHost: localhost:3001\r\nx: ${'a'.repeat(20_000)}`, 431, 'Las cabeceras'],
])('a request that no browser sends gets the office’s headers, without its path: %s', async (head, status, words) => {
  const socket = connect((office.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head}\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of [
    'content-security-policy: default-src',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
  ])
    expect(answer.toLowerCase()).toContain(header.toLowerCase());
  expect(answer).toContain(words);
  expect(answer).not.toContain('secret');
});

test.each([
  ['/api/sign-in/options', 'http://localhost:3001', 408],
  ['/api/sign-in/options', 'https://evil.example', 403],
  ['/api/picture-uploads', 'http://localhost:3001', 401],
])('a body for %s from %s that never ends holds no connection', async (path, origin, status) => {
  const quick = await openOfficeApp({ REQUEST_TIMEOUT: '1' });
  onTestFinished(() => quick.close());
  await quick.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((quick.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = ['Host: localhost:3001', `Origin: ${origin}`, 'Content-Type: application/json', 'Content-Length: 9999'];
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  const slow = setInterval(() => socket.writable && socket.write('a'), 100);
  onTestFinished(() => clearInterval(slow));
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (bytes) => (answer += String(bytes)));
  await expect.poll(() => socket.closed, { timeout: 30_000 }).toBe(true);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('a picture may arrive for minutes', () => {
  const { requestTimeout, headersTimeout } = office.app.server;
  expect(requestTimeout).toBeGreaterThanOrEqual(5 * 60_000);
  // Node exchanges the two limits otherwise.
  expect(headersTimeout).toBeLessThan(requestTimeout);
});
