import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietLog } from '../../../tests/quiet-log.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { storeWhenReady } from './store-when-ready.ts';
import type { EnquiryStore } from './enquiry-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that does nothing, and notes whether it was closed. */
function idleStore() {
  const close = vi.fn(async () => {});
  const store = { accept: async () => 'stored', ping: async () => {}, close } as unknown as EnquiryStore;
  return { store, close };
}

test('opens again and again, ever more seldom, and rejects until it has', async () => {
  const { log, lines } = quietLog();
  const times: number[] = [];
  const open = vi.fn(async () => {
    times.push(Date.now());
    if (times.length < 9) throw new Error('The enquiries’ database cannot be opened: ECONNREFUSED');
    return idleStore().store;
  });
  const { store, close } = storeWhenReady(open, log);
  await expect(store.accept(sampleEnquiry())).rejects.toMatchObject({ name: 'EnquiryStoreError', code: 'NOT_READY' });
  await vi.advanceTimersByTimeAsync(120_000);
  const waits = times.slice(1).map((time, n) => time - times[n]!);
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]);
  expect(lines.map(({ level }) => level)).toEqual([...Array(8).fill('error'), 'info']);
  expect(await store.accept(sampleEnquiry())).toBe('stored');
  await close();
});

test('before a stop it says that it is not ready, and stores on', async () => {
  const { store: idle, close: closeIdle } = idleStore();
  const { store, drain, close } = storeWhenReady(async () => idle, quietLog().log);
  await vi.advanceTimersByTimeAsync(0);
  await store.ping();
  drain();
  await expect(store.ping()).rejects.toMatchObject({ code: 'STOPPING' });
  expect(await store.accept(sampleEnquiry())).toBe('stored');
  await close();
  expect(closeIdle).toHaveBeenCalledOnce();
});

test('a stop while it waits for the next attempt ends the attempts', async () => {
  const open = vi.fn<() => Promise<EnquiryStore>>().mockRejectedValue(new Error('away'));
  const { close } = storeWhenReady(open, quietLog().log);
  await vi.advanceTimersByTimeAsync(0);
  await close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toHaveBeenCalledOnce();
});
