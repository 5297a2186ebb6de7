import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { formTestServer, hiddenOf, typed } from '../../../tests/form-app.ts';

const { message: _message, marketing: _marketing, ...withoutMarketing } = typed;

/** Starts a server, opens a form, and waits as long as a person needs. */
async function opened(...settings: Parameters<typeof formTestServer>) {
  const server = await formTestServer(...settings);
  const { hidden } = await server.open();
  server.wait(5000);
  return { ...server, hidden };
}

describe('a form that was sent before', () => {
  test('is refused if its consent has changed, in either direction', async () => {
    for (const [first, second] of [
      [withoutMarketing, { ...withoutMarketing, marketing: 'yes' }],
      [{ ...withoutMarketing, marketing: 'yes' }, withoutMarketing],
    ] as const) {
      const { send, hidden } = await opened();
      expect((await send({ ...hidden, ...first })).statusCode).toBe(200);
      expect((await send({ ...hidden, ...first })).statusCode).toBe(200);
      expect((await send({ ...hidden, ...second })).statusCode).toBe(409);
    }
  });

  test('counts as a mistake of its sender; beyond the limit for mistakes, it counts as an enquiry', async () => {
    const { send, hidden } = await opened({ allowance: { enquiries: 2, others: 1, seconds: 60 } });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await send({ ...hidden, ...typed })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('a form that is shown again', () => {
  const wrong = { ...typed, email: 'nuria@' };

  test('gets a new id if its own was not signed by this server', async () => {
    const { send, hidden } = await opened();
    const submission = '5e0f6a3c-6a3b-4f0e-9d5e-0a8f4f3f1c11';
    for (const values of [typed, wrong]) {
      const answer = await send({ ...hidden, ...values, submission });
      expect(answer.statusCode).toBe(422);
      expect(hiddenOf(answer)['submission']).not.toBe(submission);
    }
  });

  test('keeps its time unless it is too old', async () => {
    const { open, send, wait } = await opened();
    const { hidden } = await open();
    wait(500);
    expect(hiddenOf(await send({ ...hidden, ...wrong }))).toEqual(hidden);
    wait(5000);
    expect(hiddenOf(await send({ ...hidden, ...wrong }))).toEqual(hidden);
    wait(48 * 3_600_000);
    const late = hiddenOf(await send({ ...hidden, ...wrong }));
    expect(late['submission']).toBe(hidden['submission']);
    expect(late['clock']).not.toBe(hidden['clock']);
  });

  test('keeps fields empty that were left empty', async () => {
    const { send, hidden } = await opened();
    const { phone: _phone, ...withoutPhone } = wrong;
    const { body } = await send({ ...hidden, ...withoutPhone });
    expect(/<input[^>]* id="field-phone"[^>]*>/.exec(body)?.[0]).toContain(' value=""');
  });
});

test('a choice without a field in the form is taken from the page around it', async () => {
  const server = await formTestServer();
  const address = '/forms/organisation?lang=es&course=block-1-tower&campus=madrid';
  const { hidden } = await server.open(address);
  server.wait(5000);
  const { course: _course, campus: _campus, ...others } = typed;
  expect((await server.send({ ...hidden, ...others, organisation: 'Aeródromo' }, address)).statusCode).toBe(200);
  expect([...server.state.stored.values()]).toMatchObject([{ course: 'block-1-tower', campus: 'madrid' }]);
});

test('a form about an edition has the edition in its message, if it has a message', async () => {
  const editions = [
    { id: 'one', title: { es: 'Sobre la edición de marzo', en: 'About the intake in March' } },
    { id: 'two', title: { es: 'Sobre la de abril', en: 'About April' } },
  ];
  const { open } = await formTestServer({ editions });
  const messageIn = async (address: string) =>
    /<textarea[^>]*>([^<]*)<\/textarea>/.exec((await open(address)).page.body)?.[1];
  expect(await messageIn('/forms/contact?lang=en&edition=two')).toBe('About April');
  expect(await messageIn('/forms/contact?lang=es&edition=one')).toBe('Sobre la edición de marzo');
  expect(await messageIn('/forms/contact?lang=es&edition=three')).toBe('');
  expect(await messageIn('/forms/contact?lang=es')).toBe('');
  expect((await open('/forms/tell-me?lang=es&edition=one')).page.body).not.toContain('Sobre la');
});

test('a server that has just started waits for the signing key, and accepts a form of another server', async () => {
  const shared = randomBytes(32);
  const { hidden } = await opened({ secrets: () => [shared] });
  const attempt = Promise.withResolvers<void>();
  let known = randomBytes(32);
  const second = await formTestServer({ secrets: () => [known], firstAttempt: attempt.promise });
  second.wait(5000);
  const answer = second.send({ ...hidden, ...typed });
  await Promise.race([answer, delay(50)]);
  known = shared;
  attempt.resolve();
  expect((await answer).statusCode).toBe(200);
});
