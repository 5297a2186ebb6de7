import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manualClock } from '../../../tests/manual-clock.ts';
import { quietLog } from '../../../tests/quiet-log.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleEdition, sampleRequest } from '../../../tests/sample-subscription.ts';
import { DeliveryError, type Deliver, type SubscriptionDelivery } from './delivery.ts';
import { startOutbox, type OutboxSettings } from './outbox.ts';
import { acceptanceLimitMs, deliveryLimitMs, handOverLimitMs, leaseMs } from './time-limits.ts';
import type { StoredSubscription } from '../store/enquiry-filter.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openEnquiryStore } from '../store/store.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
const atEnd: (() => Promise<void>)[] = [];
let time: ReturnType<typeof manualClock>;
beforeEach(() => {
  time = manualClock();
});
afterEach(async () => {
  for (const end of atEnd.splice(0).toReversed()) await end();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function openStore(name: string = crypto.randomUUID()): Promise<EnquiryStore> {
  const store = await openEnquiryStore({ DATA_DIR: join(folder, name) }, { now: time.clock.now });
  atEnd.push(() => store.close());
  return store;
}

/** An outbox whose mails are all delivered by `deliver`. */
function start(store: EnquiryStore, deliver: Deliver | null, settings: Partial<OutboxSettings> = {}) {
  const { log, lines } = quietLog();
  const none = { 'webhook': null, 'opt-in-mail': null, 'edition-mail': null };
  const deliverers = { 'centre-mail': deliver, 'visitor-mail': deliver, ...none };
  const outbox = startOutbox({ store, deliverers, log, clock: time.clock, ...settings });
  let stopped: Promise<void> | undefined;
  const stop = (graceMs?: number) => (stopped ??= outbox.stop(graceMs));
  atEnd.push(async () => {
    const ended = stop(0);
    await time.pass(minute);
    await ended;
  });
  return { wake: outbox.wake, stop, lines };
}

/** A delivery that the other side accepts after so long. */
const slow = (ms: number) => () => new Promise<void>((resolve) => void time.clock.after(ms, resolve));
const counts = async (store: EnquiryStore) => (await store.outboxSummary())['centre-mail'];
const states = async (store: EnquiryStore) =>
  (await store.list()).flatMap(({ deliveries }) => deliveries.map(({ state }) => state));

test('delivers what was there before, and at once what is accepted later', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const deliver = vi.fn<Deliver>(async () => {});
  const { wake } = start(store, deliver);
  await time.pass(0);
  expect(await states(store)).toEqual(['sent', 'sent']);
  await store.accept(sampleEnquiry());
  wake();
  await time.pass(0);
  expect((await counts(store)).sent).toBe(2);
  expect(deliver).toHaveBeenCalledTimes(4);
  // Nothing is left behind but the look for the next work.
  expect(time.timers()).toBe(1);
});

test('finds by itself what another process accepted', async () => {
  const [server, other] = [await openStore('shared'), await openStore('shared')];
  start(server, async () => {});
  await time.pass(0);
  await other.accept(sampleEnquiry());
  await time.pass(30 * second);
  expect((await counts(server)).sent).toBe(1);
});

test('repeats with growing waits until it works', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const times: number[] = [];
  const { lines } = start(store, async ({ kind, attempt }) => {
    if (kind === 'visitor-mail') return;
    times.push(time.clock.now().getTime());
    if (attempt < 4) throw new DeliveryError('refused', 450);
  });
  await time.pass(2 * minute);
  expect(times.slice(1).map((at, n) => at - times[n]!)).toEqual([10 * second, 20 * second, 40 * second]);
  expect((await counts(store)).sent).toBe(1);
  expect(lines.filter(({ message }) => message === 'delivery put off').map(({ level }) => level)).toEqual(
    Array(3).fill('warn'),
  );
});

test('gives up after three days, says so by id only, and keeps the delivery for a retry', async () => {
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
  await time.pass(50 * hour);
  expect((await counts(store)).waiting).toBe(1);
  await time.pass(50 * hour);
  expect((await counts(store)).failed).toBe(1);
  const givenUp = lines.find(
    ({ facts, level }) => level === 'error' && 'kind' in facts && facts.kind === 'centre-mail',
  );
  expect(givenUp?.facts).toEqual({ enquiry: enquiry.id, kind: 'centre-mail', attempt: 23, reason: 'fault Error' });
  const [stored] = await store.list({ failed: true });
  expect(stored?.deliveries[0]).toMatchObject({ state: 'failed', attempts: 23, lastError: 'fault Error' });
  for (const secret of [enquiry.name, enquiry.email]) expect(JSON.stringify(lines)).not.toContain(secret);
  works = true;
  await store.retryFailed();
  await time.pass(hour);
  expect((await counts(store)).sent).toBe(1);
});

test('gives up at once where no later attempt can succeed', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const deliver = vi.fn<Deliver>(async () => {
    throw new DeliveryError('refused', 550, true);
  });
  start(store, deliver, { pollMs: hour });
  await time.pass(100 * hour);
  expect(await states(store)).toEqual(['failed', 'failed']);
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('what found nobody to talk to leaves as soon as somebody answers', async () => {
  const store = await openStore();
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  let isUp = false;
  const deliver: Deliver = async () => {
    if (!isUp) throw new DeliveryError('unreachable', 'ECONNREFUSED');
  };
  const { wake } = start(store, deliver, { firstWaitMs: hour });
  await time.pass(minute);
  const all = (await store.list()).flatMap(({ deliveries }) => deliveries);
  expect(all.map(({ attempts, state }) => `${attempts} ${state}`)).toEqual(Array(6).fill('1 waiting'));
  for (let failures = 0; failures < 2; failures++) {
    isUp = true;
    await store.accept(sampleEnquiry());
    wake();
    await time.pass(second);
    expect(new Set(await states(store))).toEqual(new Set(['sent']));
    isUp = false;
    await store.accept(sampleEnquiry());
    wake();
    await time.pass(second);
    expect((await states(store)).filter((state) => state === 'waiting')).toHaveLength(2);
  }
});

test('without a mail server mails wait, untried, and that is said once', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const { lines, wake } = start(store, null);
  wake();
  await time.pass(hour);
  expect(lines).toEqual([
    { level: 'warn', facts: { waiting: 2 }, message: expect.stringContaining('SMTP_URL is not set') },
  ]);
  expect((await store.list())[0]?.deliveries.map(({ attempts }) => attempts)).toEqual([0, 0]);
});

test('at its start it says what waits for a setting or for a person, and nothing where all is well', async () => {
  const name = 'announcing';
  const store = await openEnquiryStore(
    { DATA_DIR: join(folder, name), WEBHOOK_URL: 'https://example.org/hook' },
    { now: time.clock.now },
  );
  atEnd.push(() => store.close());
  const well = start(store, async () => {});
  await time.pass(0);
  expect(well.lines).toEqual([]);
  await store.accept(sampleEnquiry());
  const [mail] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: hour });
  await store.markUncertain(mail!, 'uncertain ETIMEDOUT');
  const { lines } = start(store, async () => {});
  await time.pass(0);
  expect(lines.filter(({ level }) => level === 'warn')).toMatchObject([
    { facts: { uncertain: 1 } },
    { facts: { waiting: 1 }, message: expect.stringContaining('WEBHOOK_URL is not set') },
  ]);
});

test('two outboxes on one database deliver nothing twice', async () => {
  const stores = [await openStore('pair'), await openStore('pair')];
  const delivered: string[] = [];
  const outboxes = stores.map((store) =>
    start(store, async ({ id }) => {
      await slow(Math.random() * 5)();
      delivered.push(id);
    }),
  );
  for (let n = 0; n < 25; n++) {
    await stores[n % 2]!.accept(sampleEnquiry());
    outboxes.forEach(({ wake }) => wake());
    await time.pass(second);
  }
  await vi.waitFor(async () => {
    await time.pass(minute);
    expect((await counts(stores[0]!)).sent).toBe(25);
    expect(delivered).toHaveLength(50);
  });
  expect(new Set(delivered).size).toBe(50);
});

test('two outboxes and a delivery as slow as it may be: it is carried out once', async () => {
  const stores = [await openStore('slow pair'), await openStore('slow pair')];
  await stores[0]!.accept(sampleEnquiry());
  const deliver = vi.fn<Deliver>(slow(deliveryLimitMs - second));
  stores.forEach((store) => start(store, deliver));
  await time.pass(deliveryLimitMs + minute);
  expect(await states(stores[0]!)).toEqual(['sent', 'sent']);
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('limits are ordered: a mail ends within a delivery, a delivery within its lease', async () => {
  expect(acceptanceLimitMs).toBeGreaterThanOrEqual(10 * minute);
  expect(deliveryLimitMs).toBeGreaterThan(handOverLimitMs + acceptanceLimitMs);
  const store = await openStore();
  const claim = vi.fn(store.claim);
  start({ ...store, claim }, async () => {}, { timeLimitMs: 5 * minute });
  await time.pass(0);
  expect(claim.mock.lastCall?.[0].leaseMs).toBe(leaseMs(5 * minute));
  expect(leaseMs(5 * minute)).toBeGreaterThan(5 * minute + 30 * second);
});

test('runs no more at once than it may', async () => {
  const store = await openStore();
  for (let n = 0; n < 6; n++) await store.accept(sampleEnquiry());
  let [now, most] = [0, 0];
  start(
    store,
    async () => {
      most = Math.max(most, ++now);
      await slow(10)();
      now--;
    },
    { atOnce: 3 },
  );
  await time.pass(minute);
  expect((await counts(store)).sent).toBe(6);
  expect(most).toBe(3);
});

test('stopping finishes what runs and takes up nothing more', async () => {
  const store = await openStore();
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  const { stop } = start(store, slow(second), { atOnce: 2 });
  await time.pass(0);
  const stopped = stop();
  await time.pass(minute);
  await stopped;
  expect((await states(store)).toSorted()).toEqual(['sent', 'sent', 'waiting', 'waiting', 'waiting', 'waiting']);
});

test('a delivery that is cut off may be repeated if it says so', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const listening: Deliver = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DeliveryError('unreachable', 'EABORT')));
    });
  start(store, listening, { timeLimitMs: minute, firstWaitMs: hour });
  await time.pass(minute);
  const putOff = { state: 'waiting', attempts: 1, lastError: 'unreachable EABORT' };
  expect((await store.list())[0]?.deliveries).toMatchObject([putOff, putOff]);
});

test('what was handed over and never answered is uncertain: shown, told without a name, and not repeated', async () => {
  const store = await openStore();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  const deliver = vi.fn<Deliver>(async () => {
    throw new DeliveryError('uncertain', 'ETIMEDOUT');
  });
  const { lines, wake } = start(store, deliver, { pollMs: hour });
  await time.pass(100 * hour);
  expect(deliver).toHaveBeenCalledTimes(2);
  const [listed] = await store.list({ failed: true });
  expect(listed?.deliveries[0]).toMatchObject({ state: 'uncertain', lastError: 'uncertain ETIMEDOUT' });
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(2);
  for (const secret of [enquiry.name, enquiry.email]) expect(JSON.stringify(lines)).not.toContain(secret);

  expect(await store.retryFailed()).toEqual({ failed: 0, delayed: 0 });
  expect(await store.resend('another')).toBe(0);
  deliver.mockResolvedValue();
  expect(await store.resend(enquiry.id)).toBe(2);
  wake();
  await time.pass(0);
  expect(await states(store)).toEqual(['sent', 'sent']);
});

test('the news of an intake is not sent again after a crash: a person decides', async () => {
  const store = await openStore();
  const request = sampleRequest({ at: time.clock.now() });
  await store.subscribe(request);
  const [{ subscription }] = (await store.subscriptions()) as [StoredSubscription];
  await store.confirmSubscription(subscription.token);
  await store.announce(sampleEdition);
  // A process that dies with both mails under way.
  const mails = { kinds: ['opt-in-mail', 'edition-mail'] as const, limit: 2, leaseMs: minute };
  expect(await store.claim(mails)).toHaveLength(2);
  const deliver = vi.fn<Deliver<SubscriptionDelivery>>(async () => {});
  const { log, lines } = quietLog();
  const deliverers = {
    'centre-mail': null,
    'visitor-mail': null,
    'webhook': null,
    'opt-in-mail': deliver,
    'edition-mail': deliver,
  };
  const outbox = startOutbox({ store, deliverers, log, clock: time.clock });
  await time.pass(2 * minute);
  expect(deliver.mock.calls.map(([{ kind }]) => kind)).toEqual(['opt-in-mail']);
  expect((await store.outboxSummary())['edition-mail'].uncertain).toBe(1);
  const told = lines.find(({ message }) => message.startsWith('delivery uncertain'));
  expect(told?.facts).toMatchObject({ subscription: subscription.id, reason: 'uncertain interrupted' });
  expect(JSON.stringify(lines)).not.toContain(request.email);
  expect(await store.resend(subscription.id)).toBe(1);
  await time.pass(minute);
  expect((await store.outboxSummary())['edition-mail'].sent).toBe(1);
  await outbox.stop(0);
});

test('a delivery that never ends and does not listen is uncertain, at its limit or at the end of the server', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const { stop } = start(store, () => new Promise(() => {}), { timeLimitMs: minute });
  await time.pass(2 * minute);
  expect(await states(store)).toEqual(['uncertain', 'uncertain']);
  expect(await store.settle(null)).toBe(2);
  expect(await states(store)).toEqual(['sent', 'sent']);
  await store.accept(sampleEnquiry());
  await time.pass(30 * second);
  const stopped = stop(20);
  await time.pass(2 * second);
  await stopped;
  expect((await counts(store)).uncertain).toBe(1);
});

test('an outcome that the database did not take at first is noted all the same', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const markSent = vi
    .fn(store.markSent)
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'));
  const deliver = vi.fn<Deliver>(async () => {});
  start({ ...store, markSent }, deliver);
  await time.pass(minute);
  expect(await states(store)).toEqual(['sent', 'sent']);
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('goes on when the database was away', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const claim = vi.fn(store.claim).mockRejectedValueOnce(new Error('The enquiry store could not claim: ECONNREFUSED'));
  const { lines } = start({ ...store, claim }, async () => {});
  await time.pass(minute);
  expect((await counts(store)).sent).toBe(1);
  expect(lines[0]).toMatchObject({ level: 'error', message: 'the outbox cannot be read' });
});
