import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createPrivateResponses } from './private-responses.ts';

/** A server that answers privately at every address, and its log. */
function answering() {
  const logged: string[] = [];
  const app = Fastify({
    trustProxy: true,
    logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } },
  });
  const answer = createPrivateResponses();
  app.get('/', (request, reply) =>
    answer(request, reply, async (inTurn) => inTurn(() => ({ headers: {}, body: Buffer.from('page') }))),
  );
  const ask = (from: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': from } });
  return { ask, logged };
}

test('a sender is refused after 120 queries in a minute, and other senders are not', async () => {
  const { ask, logged } = answering();
  for (let time = 0; time < 120; time += 1) expect((await ask(`2001:db8:1:${time}::1`)).statusCode).toBe(200);
  const refused = await ask('2001:db8:1:ffff::1');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 30]).toEqual([429, true]);
  expect((await ask('2001:db8:2::1')).statusCode).toBe(200);
  expect(logged).toEqual([]);
});

test('simultaneous queries beyond the length of the queue get 503', async () => {
  const { ask } = answering();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(`192.0.2.${n}`)));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);
});
