import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionQueue } from './connection-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the connection goes to callers in the order of their requests, each with its own deadline', async () => {
  const queue = new ConnectionQueue();
  const order: number[] = [];
  const first = await queue.acquire();
  expect(first - performance.now()).toBe(3_000);
  const others = [1, 2].map((n) => queue.acquire().then((deadline) => (order.push(n), deadline)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(order).toEqual([]);
  queue.release();
  expect((await others[0]!) - performance.now()).toBe(2_000);
  expect(order).toEqual([1]);
  queue.release();
  await others[1];
  queue.release();
  expect((await queue.acquire()) - performance.now()).toBe(3_000);
});

test('a caller waits three seconds at most, and leaves the queue then', async () => {
  const queue = new ConnectionQueue();
  await queue.acquire();
  const early = queue.acquire();
  const refused = expect(early).rejects.toMatchObject({ code: 'SQLITE_5' });
  await vi.advanceTimersByTimeAsync(2_000);
  const late = queue.acquire();
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  queue.release();
  await late;
});

test('the deadline of a caller that had the connection removes no waiting caller', async () => {
  const queue = new ConnectionQueue();
  await queue.acquire();
  const early = queue.acquire();
  queue.release();
  await early;
  await vi.advanceTimersByTimeAsync(2_000);
  const late = queue.acquire();
  await vi.advanceTimersByTimeAsync(1_000);
  queue.release();
  expect((await late) - performance.now()).toBe(2_000);
});

test('two hundred callers may wait, and one more is refused at once', async () => {
  const queue = new ConnectionQueue();
  await queue.acquire();
  const waiting = Array.from({ length: 200 }, () => queue.acquire());
  await expect(queue.acquire()).rejects.toMatchObject({
    code: 'QUEUE_FULL',
    message: expect.stringContaining('QUEUE_FULL'),
  });
  waiting.forEach(() => queue.release());
  await Promise.all(waiting);
});
