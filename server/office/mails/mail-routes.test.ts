import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOfficeApp, type OfficeApp } from '../../../tests/office-app.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { readLog } from '../log/office-log.ts';

let office: OfficeApp;
beforeEach(async () => (office = await openOfficeApp()));
afterEach(() => office.close());

test('the office sends mails again or marks them as arrived, those of one enquiry or all', async () => {
  const { store } = office.parts;
  const cookie = await office.signIn('ana@example.com');
  const decide = async (about: string | null, decision: string) =>
    (await office.ask('POST', '/api/mails', { cookie, body: { about, decision } })).json() as unknown;
  const counts = async () => (await office.ask('GET', '/api/mails', { cookie })).json() as unknown;
  const [one, other] = [sampleEnquiry(), sampleEnquiry()];
  for (const enquiry of [one, other]) await store.accept(enquiry);
  const lease = { kinds: ['centre-mail', 'visitor-mail'] as const, limit: 9, leaseMs: 1_000 };
  for (const mail of await store.claim(lease)) {
    if (mail.kind === 'centre-mail') await store.markUncertain(mail, 'uncertain ETIMEDOUT');
    else await store.markFailed(mail, 'refused 550');
  }
  expect(await counts()).toEqual({ uncertain: 2, failed: 2 });
  expect(await decide(one.id.toUpperCase(), 'arrived')).toEqual({ mails: 1 });
  expect(await counts()).toEqual({ uncertain: 1, failed: 2 });
  expect(await decide(one.id, 'again')).toEqual({ mails: 1 });
  expect(await decide(null, 'again')).toEqual({ mails: 2 });
  expect(await counts()).toEqual({ uncertain: 0, failed: 0 });
  expect(await store.claim(lease)).toHaveLength(3);
  const { lines } = await readLog(office.parts.db, null);
  expect(lines.map(({ action, subject }) => `${action} ${subject}`).toSorted()).toEqual([
    `decided again ${one.id}`,
    'decided again mails',
    `decided arrived ${one.id}`,
  ]);
  for (const body of [{ about: 'x', decision: 'again' }, { about: null, decision: 'delete' }, { about: null }])
    expect((await office.ask('POST', '/api/mails', { cookie, body })).statusCode).toBe(422);
});
