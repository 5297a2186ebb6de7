import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { residentMemory } from '../resident-memory.ts';
import { startSite, type SiteServer } from '../site-server.ts';

let site: SiteServer;
afterEach(() => site.stop());

/** A connection that sends many requests in one write, and reads no response. */
async function unreadConnection(requests: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests));
      resolve(socket);
    });
    socket.on('error', () => undefined);
  });
}

test.each([
  [1, 2400],
  [5, 2400],
  [300, 150],
  // Eight unanswered requests per connection are allowed: these connections stay open and keep all their responses.
  [300, 8],
])('%i connections with %i requests each and unread responses need less than 64 MB', async (connections, requests) => {
  // The site has no proxy here: a proxy would read the responses itself and pass on requests one at a time.
  site = await startSite({ LOG_LEVEL: 'fatal' });
  // Warms up code and caches.
  for (let round = 0; round < 20; round += 1) await (await fetch(site.url)).text();
  const before = await residentMemory(site.process.pid!);
  const unread = await Promise.all(Array.from({ length: connections }, () => unreadConnection(requests)));
  const measured: number[] = [];
  for (let time = 0; time < 15; time += 1) {
    measured.push(await residentMemory(site.process.pid!));
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await delay(100);
  }
  for (const socket of unread) socket.destroy();
  expect(Math.max(...measured) - before).toBeLessThan(64);
});
