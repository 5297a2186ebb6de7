import { expect, test, vi } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import type { Deliver } from './delivery.ts';
import { counts, states, outboxStage } from './outbox-stage.ts';
import { acceptanceLimitMs, deliveryLimitMs, handOverLimitMs, leaseMs } from './clock.ts';

const [second, minute] = [1_000, 60_000];
const { openStore, start, slow, pass } = outboxStage();

test('an outbox delivers enquiries that another process accepted, at the next poll', async () => {
  const [server, other] = [await openStore('shared'), await openStore('shared')];
  start(server, async () => {});
  await pass(0);
  await other.accept(sampleEnquiry());
  await pass(30 * second);
  expect((await counts(server)).sent).toBe(1);
});

test('two outboxes make the slowest possible delivery only once', async () => {
  const stores = [await openStore('slow pair'), await openStore('slow pair')];
  await stores[0]!.accept(sampleEnquiry());
  const deliver = vi.fn<Deliver>(slow(deliveryLimitMs - second));
  stores.forEach((store) => start(store, deliver));
  await pass(deliveryLimitMs + minute);
  expect(await states(stores[0]!)).toEqual(['sent', 'sent']);
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('a delivery has more time than its mail needs, and a lease lasts longer than its delivery', async () => {
  expect(acceptanceLimitMs).toBeGreaterThanOrEqual(10 * minute);
  expect(deliveryLimitMs).toBeGreaterThan(handOverLimitMs + acceptanceLimitMs);
  const store = await openStore();
  const claim = vi.fn(store.claim);
  start({ ...store, claim }, async () => {}, { timeLimitMs: 5 * minute });
  await pass(0);
  expect(claim.mock.lastCall?.[0].leaseMs).toBe(leaseMs(5 * minute));
  expect(leaseMs(5 * minute)).toBeGreaterThan(5 * minute + 30 * second);
});
