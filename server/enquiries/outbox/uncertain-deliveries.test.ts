import { expect, test, vi } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { deliveryLimitMs } from './clock.ts';
import { DeliveryError, type Deliver } from './delivery.ts';
import { counts, outboxStage, states } from '../../../tests/outbox-stage.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const { openStore, start, pass, leap } = outboxStage();

test('a delivery without an answer is uncertain: shown, logged without a name, and not repeated', async () => {
  const store = await openStore();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  const deliver = vi.fn<Deliver>(async () => {
    throw new DeliveryError('uncertain', 'ETIMEDOUT');
  });
  const { lines, wake } = start(store, deliver);
  await leap(100 * hour);
  expect(deliver).toHaveBeenCalledTimes(2);
  const [listed] = await store.list({ failed: true });
  expect(listed?.deliveries[0]).toMatchObject({ state: 'uncertain', lastError: 'uncertain ETIMEDOUT' });
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(2);
  for (const secret of [enquiry.name, enquiry.email]) expect(JSON.stringify(lines)).not.toContain(secret);

  expect(await store.sendAgain('another')).toBe(0);
  deliver.mockResolvedValue();
  expect(await store.sendAgain(enquiry.id)).toBe(2);
  wake();
  await pass(0);
  expect(await states(store)).toEqual(['sent', 'sent']);
});

test('a delivery during which the process has crashed 23 times becomes uncertain, and is not attempted again', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const lease = { kinds: ['centre-mail'] as const, limit: 1, leaseMs: minute };
  const deliver = vi.fn<Deliver>(async () => {});
  for (let attempts = 1; attempts <= 23; attempts += 1) {
    expect(await store.claim(lease)).toMatchObject([{ attempt: attempts }]);
    await pass(minute);
  }
  start(store, deliver);
  await pass(minute);
  expect(deliver.mock.calls.map(([{ kind }]) => kind)).toEqual(['visitor-mail']);
  expect(await states(store)).toEqual(['uncertain', 'sent']);
});

test('a delivery that ignores its abort signal is uncertain, at its limit or at a stop of the server', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const { stop } = start(store, () => new Promise(() => {}));
  await pass(deliveryLimitMs + 2 * second);
  expect(await states(store)).toEqual(['uncertain', 'uncertain']);
  expect(await store.settle(null)).toBe(2);
  expect(await states(store)).toEqual(['sent', 'sent']);
  await store.accept(sampleEnquiry());
  await pass(30 * second);
  const stopped = stop(20);
  await pass(2 * second);
  await stopped;
  expect((await counts(store)).uncertain).toBe(1);
});
