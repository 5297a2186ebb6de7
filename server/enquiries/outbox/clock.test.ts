import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause, systemClock, waitAfter } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waits double from ten seconds to six hours, never get shorter, and last about three days in all', () => {
  const waits = Array.from({ length: 40 }, (_, n) => waitAfter(n + 1));
  const [made, none] = [waits.slice(0, 22) as number[], waits.slice(22)];
  expect(made.slice(0, 3)).toEqual([10_000, 20_000, 40_000]);
  expect(made).toEqual(made.toSorted((one, other) => one - other));
  const hours = made.map((wait) => wait / 3_600_000);
  expect(hours.at(-1)).toBe(6);
  expect(hours.reduce((sum, wait) => sum + wait)).toBeCloseTo(72, -1);
  expect(new Set(none)).toEqual(new Set([null]));
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
