import { describe, expect, it } from 'vitest';
import { documentLimits } from '../../../src/schema/form-submission.ts';
import { formTestServer, typed } from '../../../tests/form-app.ts';
import { openSubmissionLimits } from './submission-limits.ts';

/** A server with the limits of production, unless `settings` change them. */
async function limited(...settings: Parameters<typeof formTestServer>) {
  const server = await formTestServer(...settings);
  const { open, send, wait } = server;

  /** Opens a form, fills it in and sends it from an address. */
  async function enquire(from: string, changes: Record<string, string> = {}) {
    const { hidden } = await open();
    wait(5000);
    return send({ ...hidden, ...typed, ...changes }, undefined, { 'x-forwarded-for': from });
  }

  /** Calls `sending` several times, one after the other, and counts the statuses of the responses. */
  async function repeat(times: number, sending: () => ReturnType<typeof enquire>) {
    const statuses: Record<number, number> = {};
    for (let n = 0; n < times; n++) {
      const { statusCode } = await sending();
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    }
    return statuses;
  }
  return { ...server, enquire, repeat };
}

describe('the limits of one sender', () => {
  it('two proposals of full size are taken in an hour, and other senders are not affected', async () => {
    const limits = openSubmissionLimits({}, undefined);
    const full = (documentLimits.number * documentLimits.bytes) / 1024;
    for (const refused of [null, null, { refused: full }])
      expect(await limits.count('documents', 'a', full)).toEqual(refused && expect.objectContaining(refused));
    expect(await limits.count('documents', 'b', full)).toBeNull();
    await limits.close();
  });

  it('the 31st mistake in ten minutes is refused, and correct enquiries are still accepted', async () => {
    const { enquire, repeat, state } = await limited();
    expect(await repeat(31, () => enquire('192.0.2.1', { email: 'nuria@' }))).toEqual({ 422: 30, 429: 1 });
    const refused = await enquire('192.0.2.1', { email: 'nuria@' });
    expect(refused.body).toContain('Demasiados envíos seguidos');
    expect(refused.body).toContain('value="nuria@"');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect((await enquire('192.0.2.1')).statusCode).toBe(200);
    expect(state.stored.size).toBe(1);
  });

  it('the first five refusals show the form with its values, and later ones show a line of text', async () => {
    const { enquire } = await limited({ allowance: { others: 0 } });
    const answers = [];
    for (let n = 0; n < 7; n++) answers.push(await enquire('192.0.2.1', { email: 'nuria@' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(429));
    expect(answers.map(({ body }) => body.includes('value="nuria@"'))).toEqual([...Array(5).fill(true), false, false]);
    expect(answers[6]?.body).toBe('429. Demasiadas peticiones seguidas: espera un momento.\n');
    expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(570);
  });

  it('a whole school behind one address may enquire: the 101st in ten minutes has to wait, and keeps its text', async () => {
    const { enquire, repeat, state } = await limited();
    expect(await repeat(101, () => enquire('192.0.2.1'))).toEqual({ 200: 100, 429: 1 });
    expect((await enquire('192.0.2.1')).body).toContain('value="nuria@example.com"');
    expect((await enquire('192.0.2.2')).statusCode).toBe(200);
    expect(state.stored.size).toBe(101);
  });

  it('trapped and repeated submissions do not count as enquiries', async () => {
    const allowance = { enquiries: 2, others: 30, seconds: 60 };
    const { enquire, open, send, wait, repeat } = await limited({ allowance });
    expect(await repeat(10, () => enquire('192.0.2.1', { website: 'https://spam.example' }))).toEqual({ 422: 10 });
    const { hidden } = await open();
    wait(5000);
    const again = () => send({ ...hidden, ...typed }, undefined, { 'x-forwarded-for': '192.0.2.1' });
    expect(await repeat(10, again)).toEqual({ 200: 10 });
    expect((await enquire('192.0.2.1')).statusCode).toBe(200);
    expect((await enquire('192.0.2.1')).statusCode).toBe(429);
  });
});
