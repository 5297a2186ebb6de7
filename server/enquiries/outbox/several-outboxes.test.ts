import { expect, test, vi } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { counts, outboxStage } from './outbox-stage.ts';
import { acceptanceLimitMs, deliveryLimitMs, handOverLimitMs, leaseMs } from './clock.ts';

const [second, minute] = [1_000, 60_000];
const { openStore, start, pass } = outboxStage();

test('an outbox delivers enquiries that another process accepted, at the next poll', async () => {
  const [server, other] = [await openStore('shared'), await openStore('shared')];
  start(server, async () => {});
  await pass(0);
  await other.accept(sampleEnquiry());
  await pass(30 * second);
  expect((await counts(server)).sent).toBe(1);
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
