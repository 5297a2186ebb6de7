import { expect, test } from 'vitest';
import { sampleEdition, sampleRequest } from '../../../tests/sample-subscription.ts';
import type { EnquiryStore } from './store.ts';
import { subscriptionStage, tokenOf } from '../../../tests/subscription-stage.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const { backUp, emptyDatabase, open, openWithClock, confirmed, mails } = subscriptionStage();

test('an address gets no news before it is confirmed', async () => {
  const { store, ask, now, pass } = await openWithClock();
  const request = sampleRequest({ at: now(), campus: 'madrid', language: 'en' });
  expect(await store.subscribe(request)).toBe('stored');
  expect(await mails(store)).toEqual([1, 0]);
  expect(await store.oldestWaiting()).toEqual({ 'opt-in-mail': now() });
  expect(await store.announce(sampleEdition)).toBe(0);
  const token = await tokenOf(store, request.email);
  expect(await store.findSubscription(token)).toMatchObject({ campus: 'madrid', confirmedAt: null });
  expect(await store.announce(sampleEdition)).toBe(0);
  pass(6 * day);
  expect(await store.findSubscription(token)).toMatchObject({ token });
  expect(await store.confirmSubscription(token)).toEqual({
    id: request.submission,
    email: request.email,
    course: 'block-1-tower',
    campus: 'madrid',
    language: 'en',
    consent: request.consent,
    requestedAt: request.at,
    confirmedAt: now(),
    token,
  });
  expect(await store.audience(sampleEdition)).toEqual({ waiting: 1, told: 0, toTell: 1 });
  expect(await store.announce(sampleEdition)).toBe(1);
  expect(await store.audience(sampleEdition)).toEqual({ waiting: 1, told: 1, toTell: 0 });
  expect(await ask()).toBe('stored');
});

test('a link works for a week, and an invented link never works', async () => {
  const { store, now, pass } = await openWithClock();
  const request = sampleRequest({ at: now() });
  await store.subscribe(request);
  await expect(store.subscribe(sampleRequest({ course: 'a\0b' }))).rejects.toMatchObject({ code: 'unstorable' });
  const token = await tokenOf(store, request.email);
  expect((await store.findSubscription(token))?.campus).toBeNull();
  expect(await store.confirmSubscription(`${token.slice(1)}x`)).toBeNull();
  expect(await store.confirmSubscription('')).toBeNull();
  expect(await store.unsubscribe('')).toBe(false);
  pass(7 * day + 1);
  expect(await store.findSubscription(token)).toBeNull();
  expect(await store.confirmSubscription(token)).toBeNull();
  expect((await store.subscriptions())[0]?.confirmedAt).toBeNull();
});

test('a submission sent twenty times at once, through two connections, causes one mail', async () => {
  const env = await emptyDatabase();
  const stores = [await open(env), await open(env)];
  const request = sampleRequest();
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => stores[n % 2]!.subscribe(request)));
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
  expect(await mails(stores[0]!)).toEqual([1, 0]);
});

test('a second request causes another mail, no second entry, and no change of confirmed data', async () => {
  const { store, ask, pass } = await openWithClock();
  const email = 'ana@example.com';
  await ask({ email });
  await ask({ email: 'Ana@Example.com', language: 'en' });
  expect((await store.subscriptions()).map(({ language }) => language)).toEqual(['en']);
  const token = await tokenOf(store, email);
  await store.confirmSubscription(token);
  pass(8 * day);
  await ask({ email, language: 'es' });
  expect(await mails(store)).toEqual([3, 0]);
  const [only, ...others] = await store.subscriptions();
  expect(others).toEqual([]);
  expect(only).toMatchObject({ token, language: 'en', email: 'Ana@Example.com' });
  expect(only?.confirmedAt).not.toBeNull();
});

test('confirmation mails are limited per mailbox and per hour in total, also if requests arrive at once', async () => {
  const { store, ask, pass } = await openWithClock({ limits: { perMailboxAndDay: 3, perHour: 8 } });
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, n) => ask({ email: `victim+${n}@example.com`, course: `course-${n}` })),
  );
  expect(outcomes).toEqual(Array(6).fill('stored'));
  expect(await mails(store)).toEqual([3, 0]);
  const others = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(others.filter((outcome) => outcome === 'busy')).toHaveLength(3);
  expect(await mails(store)).toEqual([8, 0]);
  pass(60 * minute);
  expect(await ask()).toBe('stored');
  await ask({ email: 'victim@example.com' });
  expect(await mails(store)).toEqual([9, 0]);
  pass(24 * 60 * minute);
  await ask({ email: 'victim@example.com' });
  expect(await mails(store)).toEqual([10, 0]);
});

test('a repeated submission is recognised, unless it asks for something else', async () => {
  const { store, now, pass } = await openWithClock({ limits: { perMailboxAndDay: 1, perHour: 8 } });
  const first = sampleRequest({ at: now(), email: 'ana@example.com' });
  expect(await store.subscribe(first)).toBe('stored');
  expect(await store.subscribe({ ...first, email: 'ANA@example.com' })).toBe('already-stored');
  for (const change of [{ email: 'eva@example.com' }, { course: 'call-preparation' }, { campus: 'madrid' }])
    expect(await store.subscribe({ ...first, ...change })).toBe('another');
  // Beyond the limit of the mailbox, no mail is stored for the submission.
  const second = sampleRequest({ at: now(), email: 'ana@example.com', course: 'call-preparation' });
  expect(await store.subscribe(second)).toBe('stored');
  expect(await mails(store)).toEqual([1, 0]);
  expect(await store.subscribe(second)).toBe('already-stored');
  expect(await store.subscribe({ ...second, email: 'eva@example.com' })).toBe('another');
  pass(minute);
  expect(await store.subscriptions()).toHaveLength(2);
});

test('an address that has just unsubscribed is sent nothing for a day, however it is spelt', async () => {
  const { store, ask, now, pass } = await openWithClock();
  await store.unsubscribe(await confirmed(store, { email: 'ana@gmail.com', at: now() }));
  for (const email of ['ana@gmail.com', 'a.na@gmail.com']) expect(await ask({ email })).toBe('stored');
  expect(await mails(store)).toEqual([0, 0]);
  pass(day + minute);
  expect(await ask({ email: 'ana@gmail.com' })).toBe('stored');
  expect(await mails(store)).toEqual([1, 0]);
});

test('old subscriptions and unconfirmed requests are purged', async () => {
  const { store, ask, now, pass } = await openWithClock();
  await confirmed(store, { email: 'old@example.com', at: now() });
  await store.announce(sampleEdition);
  pass(10 * day);
  const boundary = now();
  await confirmed(store, { email: 'young@example.com', at: now() });
  await ask({ email: 'never@example.com' });
  pass(8 * day);
  await ask({ email: 'perhaps@example.com' });
  expect(await store.purgeable('subscriptions', boundary)).toEqual({ old: 1, stored: 2 });
  const requested = new Date(now().getTime() - 7 * day);
  expect(await store.purgeSubscriptions({ confirmed: boundary, requested })).toBe(2);
  const left = (await store.subscriptions()).map((each) => each.email);
  expect(left.toSorted()).toEqual(['perhaps@example.com', 'young@example.com']);
  expect(await store.audience(sampleEdition)).toEqual({ waiting: 1, told: 0, toTell: 1 });
});

test('a restore brings back subscribers and their news, except subscribers who unsubscribed or were erased after the backup', async () => {
  const { store, now, pass } = await openWithClock();
  for (const who of ['stays', 'leaves', 'erased', 'returns']) {
    await confirmed(store, { email: `${who}@example.com`, at: now() });
  }
  await store.announce(sampleEdition);
  const [sent] = await store.claim({ kinds: ['edition-mail'], limit: 1, leaseMs: minute });
  await store.markSent(sent!);
  const early = await backUp(store);
  pass(minute);
  await store.unsubscribe(await tokenOf(store, 'leaves@example.com'));
  await store.unsubscribe(await tokenOf(store, 'returns@example.com'));
  await store.erase({ email: 'erased@example.com' });
  pass(minute);
  await confirmed(store, { email: 'returns@example.com', at: now() });
  const late = await backUp(store);

  const emails = async (of: EnquiryStore) => (await of.subscriptions()).map((each) => each.email).toSorted();
  const { store: fromEarly } = await openWithClock();
  expect(await fromEarly.restore(early, await store.erasures())).toMatchObject({ subscriptions: 1 });
  expect(await emails(fromEarly)).toEqual(['stays@example.com']);
  // A restore causes no second mail.
  expect((await fromEarly.outboxSummary())['edition-mail'].waiting).toBe(0);
  expect(await fromEarly.announce(sampleEdition)).toBe(0);
  // An erased address may subscribe again, and is then notified of the same intake.
  await confirmed(fromEarly, { email: 'erased@example.com' });
  expect(await fromEarly.announce(sampleEdition)).toBe(1);
  const { store: fromLate } = await openWithClock();
  expect(await fromLate.restore(late, [])).toMatchObject({ subscriptions: 2 });
  expect(await emails(fromLate)).toEqual(['returns@example.com', 'stays@example.com']);
  expect(await store.restore(early, [])).toMatchObject({ subscriptions: 0 });
});
