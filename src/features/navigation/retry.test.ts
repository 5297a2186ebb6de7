import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withRetries } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The moments, in milliseconds from the first, at which a call that always fails was tried. */
async function triesOf(retries: number): Promise<number[]> {
  const start = Date.now();
  const tries: number[] = [];
  const result = withRetries(
    async () => {
      tries.push(Date.now() - start);
      throw new Error('no answer');
    },
    { retries },
  );
  const failed = expect(result).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await failed;
  return tries;
}

it('waits one second, then twice as long each time', async () => {
  expect(await triesOf(3)).toEqual([0, 1000, 3000, 7000]);
});

it('never waits longer than thirty seconds', async () => {
  const tries = await triesOf(7);
  expect(tries.at(-1)! - tries.at(-2)!).toBe(30_000);
});

it('tries once when no retry is allowed, and not again after an error that is final', async () => {
  expect(await triesOf(0)).toEqual([0]);
  const load = vi.fn(async () => {
    throw new RangeError('final');
  });
  await expect(withRetries(load, { retries: 3, isFinal: (error) => error instanceof RangeError })).rejects.toThrow(
    'final',
  );
  expect(load).toHaveBeenCalledTimes(1);
});

it('returns the value of the attempt that succeeds', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue('page');
  const result = withRetries(load, { retries: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBe('page');
});
