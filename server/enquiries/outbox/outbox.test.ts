import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { quietLog } from '../../../tests/quiet-log.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { DeliveryError, type Deliver } from './delivery.ts';
import { startOutbox, type OutboxSettings } from './outbox.ts';
import { openEnquiryStore, type EnquiryStore } from '../store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
const atEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).toReversed()) await end();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function openStore(name: string = crypto.randomUUID()): Promise<EnquiryStore> {
  const store = await openEnquiryStore({ DATA_DIR: join(folder, name) });
  atEnd.push(() => store.close());
  return store;
}

/** An outbox whose mails are all delivered by `deliver`. */
function start(store: EnquiryStore, deliver: Deliver | null, settings: Partial<OutboxSettings> = {}) {
  const { log, lines } = quietLog();
  const deliverers = { 'centre-mail': deliver, 'visitor-mail': deliver, webhook: null };
  const outbox = startOutbox({ store, deliverers, log, pollMs: 200, firstWaitMs: 30, ...settings });
  let stopped: Promise<void> | undefined;
  const stop = (graceMs?: number) => (stopped ??= outbox.stop(graceMs));
  atEnd.push(() => stop(0));
  return { wake: outbox.wake, stop, lines };
}

const counts = async (store: EnquiryStore) => (await store.outboxSummary())['centre-mail'];
const soon = { timeout: 5_000, interval: 10 };

test('delivers what was there before, and at once what is accepted later', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const deliver = vi.fn<Deliver>(async () => {});
  const { wake } = start(store, deliver, { pollMs: 60_000 });
  await vi.waitFor(async () => expect((await counts(store)).sent).toBe(1), soon);
  await store.accept(sampleEnquiry());
  const accepted = Date.now();
  wake();
  await vi.waitFor(async () => expect((await counts(store)).sent).toBe(2), soon);
  expect(Date.now() - accepted).toBeLessThan(1_000);
  expect(deliver).toHaveBeenCalledTimes(4);
});

test('finds by itself what another process accepted', async () => {
  const [server, other] = [await openStore('shared'), await openStore('shared')];
  start(server, async () => {}, { pollMs: 50 });
  await delay(100);
  await other.accept(sampleEnquiry());
  await vi.waitFor(async () => expect((await counts(server)).sent).toBe(1), soon);
});

test('repeats with growing waits until it works', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const times: number[] = [];
  const { lines } = start(store, async ({ kind, attempt }) => {
    if (kind === 'visitor-mail') return;
    times.push(Date.now());
    if (attempt < 4) throw new DeliveryError('refused', 450);
  });
  await vi.waitFor(async () => expect((await counts(store)).sent).toBe(1), soon);
  const waits = times.slice(1).map((time, n) => time - times[n]!);
  expect(waits[0]).toBeGreaterThanOrEqual(29);
  expect(waits[1]).toBeGreaterThanOrEqual(59);
  expect(waits[2]).toBeGreaterThanOrEqual(119);
  expect(lines.filter(({ message }) => message === 'delivery put off').map(({ level }) => level)).toEqual(
    Array(3).fill('warn'),
  );
});

test('gives up after the last attempt, says so by id only, and keeps the delivery for a retry', async () => {
  const store = await openStore();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  let works = false;
  const { lines } = start(
    store,
    async () => {
      if (!works) throw new Error(`${enquiry.name} <${enquiry.email}> is unknown here`);
    },
    { firstWaitMs: 0.001, pollMs: 50 },
  );
  await vi.waitFor(async () => expect((await counts(store)).failed).toBe(1), soon);
  const givenUp = lines.find(
    ({ facts, level }) => level === 'error' && 'kind' in facts && facts.kind === 'centre-mail',
  );
  expect(givenUp?.facts).toEqual({ enquiry: enquiry.id, kind: 'centre-mail', attempt: 23, reason: 'fault Error' });
  const [stored] = await store.list({ failed: true });
  expect(stored?.deliveries[0]).toMatchObject({ state: 'failed', attempts: 23, lastError: 'fault Error' });
  for (const secret of [enquiry.name, enquiry.email]) expect(JSON.stringify(lines)).not.toContain(secret);
  works = true;
  await vi.waitFor(async () => expect((await counts(store)).failed).toBe(1));
  await store.retryFailed();
  await vi.waitFor(async () => expect((await counts(store)).sent).toBe(1), soon);
});

test('gives up at once where no later attempt can succeed', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const deliver = vi.fn<Deliver>(async () => {
    throw new DeliveryError('refused', 550, true);
  });
  start(store, deliver);
  await vi.waitFor(async () => expect((await counts(store)).failed).toBe(1), soon);
  await delay(100);
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('what found nobody to talk to leaves as soon as somebody answers', async () => {
  const store = await openStore();
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  let isUp = false;
  const deliver: Deliver = async () => {
    if (!isUp) throw new DeliveryError('unreachable', 'ECONNREFUSED');
  };
  const { wake } = start(store, deliver, { firstWaitMs: 3_600_000 });
  await vi.waitFor(async () => {
    const all = (await store.list()).flatMap(({ deliveries }) => deliveries);
    expect(all.map(({ attempts, state }) => `${attempts} ${state}`)).toEqual(Array(6).fill('1 waiting'));
  }, soon);
  isUp = true;
  await store.accept(sampleEnquiry());
  wake();
  await vi.waitFor(async () => expect((await counts(store)).sent).toBe(4), soon);
});

test('without a mail server mails wait, untried, and that is said once', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const { lines, wake } = start(store, null, { pollMs: 20 });
  wake();
  await delay(150);
  expect(lines).toEqual([
    { level: 'warn', facts: { waiting: 2 }, message: expect.stringContaining('SMTP_URL is not set') },
  ]);
  expect((await store.list())[0]?.deliveries.map(({ attempts }) => attempts)).toEqual([0, 0]);
});

test('two outboxes on one database deliver nothing twice', async () => {
  const stores = [await openStore('pair'), await openStore('pair')];
  const delivered: string[] = [];
  const deliver: Deliver = async ({ id }) => {
    await delay(Math.random() * 5);
    delivered.push(id);
  };
  const outboxes = stores.map((store) => start(store, deliver, { pollMs: 10 }));
  for (let n = 0; n < 25; n++) {
    await stores[n % 2]!.accept(sampleEnquiry());
    outboxes.forEach(({ wake }) => wake());
  }
  await vi.waitFor(async () => expect((await counts(stores[0]!)).sent).toBe(25), soon);
  await vi.waitFor(() => expect(delivered.length).toBe(50), soon);
  expect(new Set(delivered).size).toBe(50);
});

test('runs no more at once than it may', async () => {
  const store = await openStore();
  for (let n = 0; n < 6; n++) await store.accept(sampleEnquiry());
  let [now, most] = [0, 0];
  start(
    store,
    async () => {
      most = Math.max(most, ++now);
      await delay(10);
      now--;
    },
    { atOnce: 3 },
  );
  await vi.waitFor(async () => expect((await counts(store)).sent).toBe(6), soon);
  expect(most).toBe(3);
});

test('stopping finishes what runs and takes up nothing more', async () => {
  const store = await openStore();
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { stop } = start(
    store,
    async () => {
      begin();
      await delay(100);
    },
    { atOnce: 2 },
  );
  await begun;
  await stop();
  const summary = await store.outboxSummary();
  const all = [summary['centre-mail'], summary['visitor-mail']];
  expect(all.map(({ leased }) => leased)).toEqual([0, 0]);
  expect(all.reduce((total, { sent }) => total + sent, 0)).toBe(2);
});

test('a delivery that never ends is cut off, by its time limit or by the end of the server', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const deaf = start(store, () => new Promise(() => {}), { timeLimitMs: 40, firstWaitMs: 3_600_000 });
  await vi.waitFor(async () => {
    expect((await store.list())[0]?.deliveries[0]).toMatchObject({
      state: 'waiting',
      lastError: 'unreachable timeout',
    });
  }, soon);
  await deaf.stop();
  await store.retryFailed();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { stop } = start(store, () => (begin(), new Promise(() => {})));
  await begun;
  await stop(20);
  expect((await counts(store)).leased).toBe(0);
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
  await vi.waitFor(async () => expect((await counts(store)).sent).toBe(1), soon);
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('goes on when the database was away', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const claim = vi.fn(store.claim).mockRejectedValueOnce(new Error('The enquiry store could not claim: ECONNREFUSED'));
  const { lines } = start({ ...store, claim }, async () => {}, { pollMs: 50 });
  await vi.waitFor(async () => expect((await counts(store)).sent).toBe(1), soon);
  expect(lines[0]).toMatchObject({ level: 'error', message: 'the outbox cannot be read' });
});
