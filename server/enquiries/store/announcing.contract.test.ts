import type { SubscriptionDelivery } from '../outbox/delivery.ts';
import { expect, test } from 'vitest';
import { sampleEdition, sampleRequest } from '../../../tests/sample-subscription.ts';
import { subscriptionStage } from '../../../tests/subscription-stage.ts';

const minute = 60_000;
const { emptyDatabase, open, openWithClock, confirmed, mails } = subscriptionStage();

test('news of an intake goes to those who wait for this campus or any, once to each address', async () => {
  const env = await emptyDatabase();
  const manyMails = { limits: { perMailboxAndDay: 3, perHour: 1000 } };
  const stores = [await open(env, manyMails), await open(env, manyMails)];
  const store = stores[0]!;
  await confirmed(store, { email: 'both@example.com', campus: 'madrid' });
  await confirmed(store, { email: 'BOTH@example.com', campus: null });
  await confirmed(store, { email: 'any@example.com' });
  await confirmed(store, { email: 'canarias@example.com', campus: 'canarias' });
  await confirmed(store, { email: 'other@example.com', course: 'call-preparation' });
  // So many rows need more than one statement.
  for (let n = 0; n < 110; n++) await confirmed(store, { campus: 'madrid' });
  const queued = await Promise.all(Array.from({ length: 6 }, (_, n) => stores[n % 2]!.announce(sampleEdition)));
  expect(queued.reduce((total, number) => total + number, 0)).toBe(112);
  expect((await mails(store))[1]).toBe(112);
  await confirmed(store, { email: 'late@example.com' });
  expect(await store.audience(sampleEdition)).toEqual({ waiting: 113, told: 112, toTell: 1 });
  expect(await store.announce(sampleEdition)).toBe(1);
  expect(await store.announce({ ...sampleEdition, id: 'other', campus: null })).toBe(114);
  const claimed = await store.claim({ kinds: ['edition-mail'], limit: 999, leaseMs: minute });
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(113 + 114);
  const told = claimed.flatMap((delivery) =>
    delivery.kind === 'edition-mail' && delivery.edition.id === sampleEdition.id
      ? [delivery.subscription.email.toLowerCase()]
      : [],
  );
  expect(new Set(told).size).toBe(113);
  expect(told).not.toContain('canarias@example.com');
});

test('an unsubscribed address gets no waiting mail, and no second news of the same intake', async () => {
  const { store, ask, now } = await openWithClock();
  const email = 'ana@example.com';
  const token = await confirmed(store, { email, at: now() });
  await ask({ email, course: 'call-preparation' });
  await store.announce(sampleEdition);
  expect(await mails(store)).toEqual([2, 1]);
  expect(await store.unsubscribe(token)).toBe(true);
  expect(await store.unsubscribe(token)).toBe(false);
  expect(await store.subscriptions()).toEqual([]);
  expect(await mails(store)).toEqual([0, 0]);
  await confirmed(store, { email, at: now() });
  expect(await store.announce(sampleEdition)).toBe(0);
  expect(await store.announce({ ...sampleEdition, id: 'the-next-one' })).toBe(1);
});

test('confirmation mails are claimed before an announcement, and interrupted mails are marked', async () => {
  const { store, pass } = await openWithClock();
  await confirmed(store);
  await store.announce(sampleEdition);
  pass(1_000);
  await store.subscribe(sampleRequest());
  const claim = () => store.claim({ kinds: ['opt-in-mail', 'edition-mail'], limit: 1, leaseMs: minute });
  const first = [...(await claim()), ...(await claim()), ...(await claim())];
  expect(first.map(({ kind, interrupted }) => [kind, interrupted])).toEqual([
    ['opt-in-mail', false],
    ['opt-in-mail', false],
    ['edition-mail', false],
  ]);
  pass(minute);
  const again = await store.claim({ kinds: ['edition-mail'], limit: 9, leaseMs: minute });
  expect(again).toMatchObject([{ kind: 'edition-mail', attempt: 2, interrupted: true, edition: sampleEdition }]);
  await store.markUncertain(again[0]!, 'uncertain interrupted');
  const { id } = (again[0] as SubscriptionDelivery).subscription;
  const news = async () => (await store.outboxSummary())['edition-mail'];
  expect(await news()).toMatchObject({ uncertain: 1 });
  expect(await store.sendAgain('somebody else')).toBe(0);
  expect(await store.sendAgain(id)).toBe(1);
  const [resent] = await store.claim({ kinds: ['edition-mail'], limit: 9, leaseMs: minute });
  expect(resent).toMatchObject({ attempt: 1, interrupted: false });
  await store.markUncertain(resent!, 'uncertain ETIMEDOUT');
  expect(await store.settle(id)).toBe(1);
  expect(await news()).toMatchObject({ uncertain: 0, sent: 1 });
});
