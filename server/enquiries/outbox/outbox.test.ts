import { expect, test, vi } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { DeliveryError, type Deliver } from './delivery.ts';
import { counts, states, outboxStage } from './outbox-stage.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const { openStore, start, slow, clock, pass, timers } = outboxStage();

test('an outbox delivers enquiries stored before its start, and later ones at once', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const deliver = vi.fn<Deliver>(async () => {});
  const { wake } = start(store, deliver);
  await pass(0);
  expect(await states(store)).toEqual(['sent', 'sent']);
  await store.accept(sampleEnquiry());
  wake();
  await pass(0);
  expect((await counts(store)).sent).toBe(2);
  expect(deliver).toHaveBeenCalledTimes(4);
  // Only the timer for the next poll is left.
  expect(timers()).toBe(1);
});

test('an outbox repeats a delivery with growing waits until it succeeds', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const times: number[] = [];
  const { lines } = start(store, async ({ kind, attempt }) => {
    if (kind === 'visitor-mail') return;
    times.push(clock().now().getTime());
    if (attempt < 4) throw new DeliveryError('refused', 450);
  });
  await pass(2 * minute);
  expect(times.slice(1).map((at, n) => at - times[n]!)).toEqual([10 * second, 20 * second, 40 * second]);
  expect((await counts(store)).sent).toBe(1);
  expect(lines.filter(({ message }) => message === 'delivery put off').map(({ level }) => level)).toEqual(
    Array(3).fill('warn'),
  );
});

test('an outbox gives up after three days, logs that by id only, and keeps the delivery for a retry', async () => {
  const store = await openStore();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  let works = false;
  const { lines } = start(
    store,
    async () => {
      if (!works) throw new Error(`${enquiry.name} <${enquiry.email}> is unknown here`);
    },
    { pollMs: hour },
  );
  await pass(50 * hour);
  expect((await counts(store)).waiting).toBe(1);
  await pass(50 * hour);
  expect((await counts(store)).failed).toBe(1);
  const givenUp = lines.find(
    ({ facts, level }) => level === 'error' && 'kind' in facts && facts.kind === 'centre-mail',
  );
  expect(givenUp?.facts).toEqual({ enquiry: enquiry.id, kind: 'centre-mail', attempt: 23, reason: 'fault Error' });
  const [stored] = await store.list({ failed: true });
  expect(stored?.deliveries[0]).toMatchObject({ state: 'failed', attempts: 23, lastError: 'fault Error' });
  for (const secret of [enquiry.name, enquiry.email]) expect(JSON.stringify(lines)).not.toContain(secret);
  works = true;
  await store.sendAgain(null);
  await pass(hour);
  expect((await counts(store)).sent).toBe(1);
});

test('an outbox gives up at once if no later attempt can succeed', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const deliver = vi.fn<Deliver>(async () => {
    throw new DeliveryError('refused', 550, true);
  });
  start(store, deliver, { pollMs: hour });
  await pass(100 * hour);
  expect(await states(store)).toEqual(['failed', 'failed']);
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('deliveries to an unreachable server are repeated as soon as another delivery succeeds', async () => {
  const store = await openStore();
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  let isUp = false;
  const deliver: Deliver = async () => {
    if (!isUp) throw new DeliveryError('unreachable', 'ECONNREFUSED');
  };
  const { wake } = start(store, deliver, { firstWaitMs: hour });
  await pass(minute);
  const all = (await store.list()).flatMap(({ deliveries }) => deliveries);
  expect(all.map(({ attempts, state }) => `${attempts} ${state}`)).toEqual(Array(6).fill('1 waiting'));
  for (let failures = 0; failures < 2; failures++) {
    isUp = true;
    await store.accept(sampleEnquiry());
    wake();
    await pass(second);
    expect(new Set(await states(store))).toEqual(new Set(['sent']));
    isUp = false;
    await store.accept(sampleEnquiry());
    wake();
    await pass(second);
    expect((await states(store)).filter((state) => state === 'waiting')).toHaveLength(2);
  }
});

test('the start logs deliveries that wait for a setting or a person, and nothing if there are none', async () => {
  const store = await openStore('announcing', { WEBHOOK_URL: 'https://example.org/hook' });
  const well = start(store, async () => {});
  await pass(0);
  expect(well.lines).toEqual([]);
  await store.accept(sampleEnquiry());
  const [mail] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: hour });
  await store.markUncertain(mail!, 'uncertain ETIMEDOUT');
  const { lines } = start(store, async () => {});
  await pass(0);
  expect(lines.filter(({ level }) => level === 'warn')).toMatchObject([
    { facts: { uncertain: { 'centre-mail': 1 } } },
    { facts: { waiting: 1 }, message: expect.stringContaining('WEBHOOK_URL is not set') },
  ]);
});

test('a stop finishes running deliveries and begins no others', async () => {
  const store = await openStore();
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  const { stop } = start(store, slow(second), { atOnce: 2 });
  await pass(0);
  const stopped = stop();
  await pass(minute);
  await stopped;
  expect((await states(store)).toSorted()).toEqual(['sent', 'sent', 'waiting', 'waiting', 'waiting', 'waiting']);
});

test('an outcome is stored although the database refused it at first', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const markSent = vi
    .fn(store.markSent)
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'));
  const deliver = vi.fn<Deliver>(async () => {});
  start({ ...store, markSent }, deliver);
  await pass(minute);
  expect(await states(store)).toEqual(['sent', 'sent']);
  expect(deliver).toHaveBeenCalledTimes(2);
});
