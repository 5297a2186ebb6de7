import Fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { watchForProxy } from './untrusted-proxy.ts';

/** A server that watches for a proxy, and the warnings that it has logged. */
function watching(trustProxy: boolean) {
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push(line) };
  const app = Fastify({ trustProxy, logger: { level: 'warn', stream } });
  const watch = watchForProxy();
  app.get('/', async (request) => {
    watch(request);
    return '';
  });
  const ask = (remoteAddress: string, headers: Record<string, string> = { 'x-forwarded-for': '192.0.2.1' }) =>
    app.inject({ url: '/', remoteAddress, headers });
  return { ask, warnings };
}

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.20.0.2', '192.168.1.9', 'fd00::1'])(
  'the proxy %s is logged once',
  async (peer) => {
    const { ask, warnings } = watching(false);
    await ask(peer);
    await ask(peer);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('TRUSTED_PROXIES');
    expect(warnings[0]).not.toContain('192.0.2.1');
  },
);

it('distant senders of x-forwarded-for, visitors without that header and trusted proxies are not logged', async () => {
  const open = watching(false);
  await open.ask('203.0.113.7');
  await open.ask('127.0.0.1', {});
  const trusting = watching(true);
  await trusting.ask('127.0.0.1');
  expect([...open.warnings, ...trusting.warnings]).toEqual([]);
});
