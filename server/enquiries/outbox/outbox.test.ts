import { expect, test, vi } from 'vitest';
import { counts, states, outboxStage } from '../../../tests/outbox-stage.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { deliveryLimitMs, waitAfter } from './clock.ts';
import { DeliveryError, type Deliver } from './delivery.ts';

const [second, minute] = [1_000, 60_000];
const { openStore, start, slow, clock, pass, leap, timers } = outboxStage();

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

test('an outbox delivers enquiries that another process accepted, at the next poll', async () => {
  const [server, other] = [await openStore('shared'), await openStore('shared')];
  start(server, async () => {});
  await pass(0);
  await other.accept(sampleEnquiry());
  await pass(30 * second);
  expect((await counts(server)).sent).toBe(1);
});

test('an outbox repeats a delivery with growing waits until it succeeds', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const times: number[] = [];
  start(store, async ({ kind, attempt }) => {
    if (kind === 'visitor-mail') return;
    times.push(clock().now().getTime());
    if (attempt < 4) throw new DeliveryError('refused', 450);
  });
  await pass(2 * minute);
  expect(times.slice(1).map((at, n) => at - times[n]!)).toEqual([10 * second, 20 * second, 40 * second]);
  expect((await counts(store)).sent).toBe(1);
});

test('an outbox gives up after three days, logs that by id only, and keeps the delivery for a retry', async () => {
  const store = await openStore();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  let works = false;
  const { lines } = start(store, async () => {
    if (!works) throw new Error(`${enquiry.name} <${enquiry.email}> is unknown here`);
  });
  await pass(0);
  for (let attempt = 1; attempt < 23; attempt++) {
    expect((await counts(store)).waiting).toBe(1);
    await leap(waitAfter(attempt)!);
  }
  const givenUp = lines.find(
    ({ facts, level }) => level === 'error' && 'kind' in facts && facts.kind === 'centre-mail',
  );
  expect(givenUp?.facts).toEqual({ enquiry: enquiry.id, kind: 'centre-mail', attempt: 23, reason: 'fault Error' });
  const [stored] = await store.list({ failed: true });
  expect(stored?.deliveries[0]).toMatchObject({ state: 'failed', attempts: 23, lastError: 'fault Error' });
  for (const secret of [enquiry.name, enquiry.email]) expect(JSON.stringify(lines)).not.toContain(secret);
  works = true;
  await store.sendAgain(null);
  await pass(minute);
  expect((await counts(store)).sent).toBe(1);
});

test('deliveries to an unreachable server are repeated as soon as another delivery succeeds', async () => {
  const store = await openStore();
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  let isUp = false;
  const deliver: Deliver = async () => {
    if (!isUp) throw new DeliveryError('unreachable', 'ECONNREFUSED');
  };
  const { wake } = start(store, deliver);
  await pass(second);
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

test('four deliveries run at once; a stop finishes them, and begins no others', async () => {
  const store = await openStore();
  for (let n = 0; n < 5; n++) await store.accept(sampleEnquiry());
  const deliver = vi.fn<Deliver>(slow(second));
  const { stop } = start(store, deliver);
  await pass(0);
  expect(deliver).toHaveBeenCalledTimes(4);
  await pass(second);
  const stopped = stop();
  await pass(minute);
  await stopped;
  const left = Map.groupBy(await states(store), (state) => state);
  expect([left.get('sent')?.length, left.get('waiting')?.length]).toEqual([8, 2]);
});

test('at a stop, running deliveries have ten seconds to end; one that reports that nothing was sent is repeated', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const aborted = vi.fn();
  const { stop } = start(store, (_, signal) => untilAborted(signal, aborted));
  await pass(0);
  const stopped = stop();
  await pass(10 * second - 1);
  expect(aborted).not.toHaveBeenCalled();
  await pass(1);
  await stopped;
  expect(aborted).toHaveBeenCalledTimes(2);
  expect(await states(store)).toEqual(['waiting', 'waiting']);
});

test('a delivery is cut off at its limit', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  start(store, (_, signal) => untilAborted(signal));
  await pass(deliveryLimitMs);
  const putOff = { state: 'waiting', attempts: 1, lastError: 'unreachable EABORT' };
  expect((await store.list())[0]?.deliveries).toMatchObject([putOff, putOff]);
});

/** A delivery that reports at its end that nothing was sent. */
function untilAborted(signal: AbortSignal, aborted = () => {}): Promise<void> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      aborted();
      reject(new DeliveryError('unreachable', 'EABORT'));
    });
  });
}
