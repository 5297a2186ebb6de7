import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { EnquiryStoreError } from '../enquiries/store/store-error.ts';
import { startApp } from '../../tests/site-app.ts';
import { registerOverload } from './overload.ts';
import { probeRoutes } from './probes.ts';

const stores = {
  well: async () => undefined,
  away: async () => Promise.reject(new EnquiryStoreError('ECONNREFUSED')),
  broken: async () => Promise.reject(new Error('nobody knows')),
  stopping: async () => Promise.reject(new EnquiryStoreError('STOPPING')),
};
const notReady = 'not ready: enquiries cannot be stored';

test.each([
  ['/healthz', 'well', false, 200, 'ok\n', []],
  ['/healthz', 'away', false, 200, 'ok\n', []],
  ['/healthz', 'well', true, 503, 'stopping\n', []],
  ['/readyz', 'well', false, 200, 'ready\n', []],
  ['/readyz', 'away', false, 503, `${notReady}\n`, [{ code: 'ECONNREFUSED', msg: notReady }]],
  ['/readyz', 'broken', false, 503, `${notReady}\n`, [{ code: 'unknown', msg: notReady }]],
  ['/readyz', 'stopping', true, 503, `${notReady}\n`, []],
] as const)('%s (database: %s, stopping: %s) answers %i', async (path, store, isStopping, status, text, logged) => {
  const said: object[] = [];
  const stream = { write: (line: string) => void said.push(JSON.parse(line) as object) };
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ logController, logger: { level: 'error', stream } });
  registerOverload(app, () => true);
  await app.register(probeRoutes, { store: { ping: stores[store] }, isStopping: () => isStopping });
  const { statusCode, body, headers } = await app.inject(path);
  expect([statusCode, body]).toEqual([status, text]);
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  expect(said).toHaveLength(logged.length);
  expect(said).toMatchObject(logged);
});

test('a request on an open connection is answered as usual while the server closes', async () => {
  const other = await startApp();
  const socket = connect(other.port, '127.0.0.1');
  socket.write('POST /geo/json/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nab');
  await once(other.server, 'request');
  const closed = other.close();
  await expect.poll(() => other.server.listening).toBe(false);
  socket.end('cGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  const answer = Buffer.concat(await socket.toArray()).toString();
  await closed;
  expect(answer).toMatch(/HTTP\/1.1 200 OK[^]*\r\n\r\nok\n$/);
});
