import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerOverload } from './overload.ts';

function server(isLate?: () => boolean) {
  const app = Fastify();
  registerOverload(app, ...(isLate ? ([isLate] as const) : []));
  app.get('/drawn', async () => 'drawn');
  app.post('/drawn', async () => 'taken');
  app.get('/healthz', { config: { cheap: true } }, async () => 'ok');
  app.setNotFoundHandler(async () => 'a page');
  return app;
}

test('while the event loop is delayed, costly requests are refused with a time to retry', async () => {
  const app = server(() => true);
  const answer = await app.inject({ url: '/drawn', headers: { 'accept-language': 'en' } });
  expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
    503,
    '5',
    '503. The server is busy: please try again in a moment.\n',
  ]);
  expect((await app.inject({ method: 'POST', url: '/drawn' })).body).toBe('taken');
  expect((await app.inject('/healthz')).body).toBe('ok');
  expect((await app.inject('/cursos')).body).toBe('a page');
});

test('a blocked event loop is detected at once, and requests are served again afterwards', async () => {
  const app = server();
  expect((await app.inject('/drawn')).statusCode).toBe(200);
  // Advances the clock: the timer then measures the delay of a blocked event loop.
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 1400);
  expect((await app.inject('/drawn')).statusCode).toBe(503);
  await expect.poll(async () => (await app.inject('/drawn')).statusCode).toBe(200);
  await app.close();
});
