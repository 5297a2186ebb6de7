import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaseMs, pause, systemClock, verdictMs } from './clock.ts';
import { DeliveryError } from './delivery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [550, 'refused 550'],
  ['ECONNREFUSED', 'refused ECONNREFUSED'],
  ['EAUTH-535', 'refused EAUTH-535'],
  [undefined, 'refused'],
  ['', 'refused'],
  ['550 nuria@example.com', 'refused'],
  ['nuria@example.com', 'refused'],
  ['a'.repeat(40), `refused ${'a'.repeat(40)}`],
  ['a'.repeat(41), 'refused'],
])('the code %j is kept only if it cannot contain an address: %s', (code, message) => {
  const error = new DeliveryError('refused', code);
  expect(error).toMatchObject({ name: 'DeliveryError', message, fault: 'refused', permanent: false });
});

test('a lease allows for a delivery, its report and 45 seconds for storing the outcome', () => {
  expect(leaseMs(1_000)).toBe(1_000 + verdictMs + 45_000);
});

test('the system’s clock runs due callbacks, unless they were cancelled', async () => {
  expect(systemClock.now()).toEqual(new Date());
  const [kept, cancelled] = [vi.fn(), vi.fn()];
  systemClock.after(1_000, kept);
  systemClock.after(1_000, cancelled)();
  await vi.advanceTimersByTimeAsync(999);
  expect(kept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(kept).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
  const ended = vi.fn();
  void pause(systemClock, 1_000, Promise.resolve()).then(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
