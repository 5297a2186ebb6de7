import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { appsInTurn } from './apps-in-turn.ts';

/** An app that responds with its name; `/slow` waits until the test lets it respond. */
async function appCalled(name: string) {
  let answer = (): void => undefined;
  const told = new Promise<void>((resolve) => (answer = resolve));
  const asked = { slowly: false, isClosed: false };
  const app = Fastify();
  app.get('/', async () => name);
  app.get('/slow', async () => {
    asked.slowly = true;
    await told;
    return name;
  });
  app.addHook('onClose', async () => void (asked.isClosed = true));
  await app.ready();
  return { app, answer, asked };
}

test('a running request ends in the former app, and later ones go to the newest', async () => {
  const [former, newest] = await Promise.all([appCalled('former'), appCalled('newest')]);
  const apps = appsInTurn(former.app);
  const server = createServer(apps.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string) => (await fetch(url + path)).text();
  expect(await ask('/')).toBe('former');
  const slow = ask('/slow');
  await expect.poll(() => former.asked.slowly).toBe(true);
  const taken = apps.take(newest.app);
  expect(await ask('/')).toBe('newest');
  expect(former.asked.isClosed).toBe(false);
  former.answer();
  expect(await slow).toBe('former');
  await taken;
  expect(former.asked.isClosed).toBe(true);
  expect(await ask('/')).toBe('newest');
  server.close();
  server.closeAllConnections();
  await apps.end();
  expect(newest.asked.isClosed).toBe(true);
});
