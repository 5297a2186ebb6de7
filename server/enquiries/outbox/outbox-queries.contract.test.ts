import { expect, test } from 'vitest';
import { enquiryOf } from '../../../tests/enquiry-of.ts';
import { openedStores } from '../../../tests/opened-stores.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';

const minute = 60_000;
const mails = ['centre-mail', 'visitor-mail'] as const;

const { emptyDatabase, open, openWithClock } = openedStores();
test('leases due deliveries to one process only, until the lease ends', async () => {
  const { store, pass } = await openWithClock();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  const first = await store.claim({ kinds: mails, limit: 9, leaseMs: minute });
  expect(first.map(({ kind, attempt }) => `${kind} ${attempt}`).toSorted()).toEqual([
    'centre-mail 1',
    'visitor-mail 1',
  ]);
  expect(enquiryOf(first[0])).toEqual(enquiry);
  expect(first[0]?.id).toBe(`${enquiry.id}.${first[0]?.kind}`);
  expect(await store.claim({ kinds: mails, limit: 9, leaseMs: minute })).toEqual([]);
  pass(minute);
  const second = await store.claim({ kinds: mails, limit: 9, leaseMs: minute });
  expect(second.map(({ attempt }) => attempt)).toEqual([2, 2]);
  expect(await store.markSent(first[0]!)).toBe(false);
  expect(await store.markSent(second.find(({ id }) => id === first[0]!.id)!)).toBe(true);
});

test('claims only the kinds asked for and no more than the limit', async () => {
  const store = await open({ ...(await emptyDatabase()), WEBHOOK_URL: 'https://example.org/hook' });
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  expect(await store.claim({ kinds: [], limit: 9, leaseMs: minute })).toEqual([]);
  const claimed = await store.claim({ kinds: ['webhook'], limit: 2, leaseMs: minute });
  expect(claimed.map(({ kind }) => kind)).toEqual(['webhook', 'webhook']);
  const { 'centre-mail': centre, webhook } = await store.outboxSummary();
  expect(centre).toEqual({ waiting: 3, leased: 0, sent: 0, failed: 0, uncertain: 0 });
  expect(webhook).toEqual({ waiting: 1, leased: 2, sent: 0, failed: 0, uncertain: 0 });
});

test('never leases one delivery to two processes that claim at once', async () => {
  const env = await emptyDatabase();
  const stores = [await open(env), await open(env), await open(env)];
  for (let n = 0; n < 15; n++) await stores[0]!.accept(sampleEnquiry());
  const claims = Array.from({ length: 30 }, (_, n) =>
    stores[n % 3]!.claim({ kinds: mails, limit: 2, leaseMs: minute }),
  );
  const ids = (await Promise.all(claims)).flat().map(({ id }) => id);
  const rest = await stores[0]!.claim({ kinds: mails, limit: 99, leaseMs: minute });
  const all = [...ids, ...rest.map(({ id }) => id)];
  expect(new Set(all).size).toBe(30);
  expect(all).toHaveLength(30);
});

test('postpones a delivery, gives it up, and makes it due again', async () => {
  const { store, now, pass } = await openWithClock();
  await store.accept(sampleEnquiry());
  const claim = async () => (await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: minute }))[0];
  const later = new Date(now().getTime() + 10 * minute);

  expect(await store.markRetry((await claim())!, later, 'unreachable ECONNREFUSED')).toBe(true);
  expect(await claim()).toBeUndefined();
  expect(await store.nextDue(['centre-mail'])).toEqual(later);
  expect((await store.list())[0]?.deliveries[0]).toEqual({
    kind: 'centre-mail',
    state: 'waiting',
    attempts: 1,
    nextAttemptAt: later,
    lastError: 'unreachable ECONNREFUSED',
    sentAt: null,
  });
  await store.bringForwardUnreachable('visitor-mail');
  expect(await claim()).toBeUndefined();
  await store.bringForwardUnreachable('centre-mail');
  const again = (await claim())!;
  expect(again.attempt).toBe(2);

  await store.markRetry(again, later, 'refused 450');
  await store.bringForwardUnreachable('centre-mail');
  expect(await claim()).toBeUndefined();
  expect(await store.sendAgain(null)).toBe(0);
  pass(1_000 * minute);

  expect(await store.markFailed((await claim())!, 'refused 550')).toBe(true);
  pass(1_000 * minute);
  expect(await claim()).toBeUndefined();
  expect(await store.sendAgain(null)).toBe(1);
  const fresh = (await claim())!;
  expect(fresh.attempt).toBe(1);
  expect(await store.markSent(fresh)).toBe(true);
  expect((await store.list())[0]?.deliveries[0]).toMatchObject({ state: 'sent', sentAt: now(), lastError: null });
});

test('the next delivery is due when the first wait or lease ends', async () => {
  const { store, now } = await openWithClock();
  const soon = (minutes: number) => new Date(now().getTime() + minutes * minute);
  expect(await store.nextDue(mails)).toBeNull();
  for (let n = 0; n < 2; n++) await store.accept(sampleEnquiry());
  expect(await store.nextDue(mails)).toEqual(now());
  expect([await store.nextDue(['webhook']), await store.nextDue([])]).toEqual([null, null]);
  const [first, second] = await store.claim({ kinds: ['centre-mail'], limit: 2, leaseMs: minute });
  await store.markRetry(first!, soon(9), 'refused 450');
  await store.markRetry(second!, soon(5), 'refused 450');
  expect(await store.nextDue(['centre-mail'])).toEqual(soon(5));
  for (const minutes of [8, 6]) {
    await store.claim({ kinds: ['visitor-mail'], limit: 1, leaseMs: minutes * minute });
  }
  expect(await store.nextDue(['visitor-mail'])).toEqual(soon(6));
  expect(await store.nextDue(mails)).toEqual(soon(5));
});
