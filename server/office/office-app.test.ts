import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
