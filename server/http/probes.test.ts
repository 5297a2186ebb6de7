import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startApp } from './app-test-server.ts';

test('probes are kept by nobody', async () => {
  const site = await startApp();
  for (const path of ['/healthz', '/readyz']) {
    const { status, headers } = await site.get(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  }
  await site.close();
});

test('a database that does not answer is no readiness', async () => {
  const store = { ping: async () => Promise.reject(new Error('down')) };
  const other = await startApp({}, { store: store as never });
  expect((await other.get('/readyz')).status).toBe(503);
  expect((await other.get('/healthz')).status).toBe(200);
  await other.close();
});

test('a process that was told to stop sends proxies elsewhere', async () => {
  const other = await startApp({}, { isStopping: () => true });
  expect((await other.get('/healthz')).status).toBe(503);
  await other.close();
});

test('what arrives on an open connection while the server closes is answered as ever', async () => {
  const other = await startApp();
  const socket = connect(other.port, '127.0.0.1');
  socket.write('POST /geo/json/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nab');
  await once(other.app.server, 'request');
  const closed = other.close();
  await expect.poll(() => other.app.server.listening).toBe(false);
  socket.end('cGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  const answer = Buffer.concat(await socket.toArray()).toString();
  await closed;
  expect(answer).toMatch(/HTTP\/1.1 200 OK[^]*\r\n\r\nok\n$/);
});
