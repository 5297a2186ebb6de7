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

test('a store is opened again with growing waits, and rejects until it is open', async () => {
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
  const reason = 'The enquiries’ database cannot be opened: ECONNREFUSED';
  const refused = { level: 'error', message: expect.stringContaining('forms cannot be sent') };
  expect(lines).toEqual([
    ...waits.map((againInMs) => ({ ...refused, facts: { reason, againInMs } })),
    { level: 'info', facts: {}, message: expect.stringContaining('is open') },
  ]);
  expect(await store.accept(sampleEnquiry())).toBe('stored');
  await close();
});

test('the documents of an enquiry are passed to the opened store', async () => {
  const accept = vi.fn(async () => 'stored');
  const opened = { ...idleStore().store, accept } as unknown as EnquiryStore;
  const { store, firstAttempt, close } = storeWhenReady(async () => opened, quietLog().log);
  await firstAttempt;
  const sent = [sampleEnquiry(), [{ name: 'a.pdf', size: 1, file: 'a' }]] as const;
  await store.accept(...sent);
  expect(accept).toHaveBeenCalledWith(...sent);
  await close();
});

test('a store that is about to stop reports that it is not ready, and still stores enquiries', async () => {
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

test('a stop during the wait for the next attempt ends the attempts', async () => {
  const open = vi.fn<() => Promise<EnquiryStore>>().mockRejectedValue(new Error('away'));
  const { close } = storeWhenReady(open, quietLog().log);
  await vi.advanceTimersByTimeAsync(0);
  await close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toHaveBeenCalledOnce();
});

test('a thrown value that is no error is not logged', async () => {
  const { log, lines } = quietLog();
  const { firstAttempt, close } = storeWhenReady(() => Promise.reject('nuria@example.com'), log);
  await firstAttempt;
  expect(lines).toMatchObject([{ level: 'error', facts: { reason: 'unknown' } }]);
  await close();
});

test('awaiting the store gives the store itself', async () => {
  const { store, close } = storeWhenReady(async () => idleStore().store, quietLog().log);
  await expect(Promise.resolve(store)).resolves.toBe(store);
  await close();
});

test.each([
  ['works', (): Promise<EnquiryStore> => Promise.resolve(idleStore().store)],
  ['fails', (): Promise<EnquiryStore> => Promise.reject(new Error('away'))],
])('a stop during an attempt that %s ends the attempts, and nothing is logged', async (_, outcome) => {
  const { log, lines } = quietLog();
  const { promise: reached, resolve: goOn } = Promise.withResolvers<void>();
  const open = vi.fn(() => reached.then(outcome));
  const { store, close } = storeWhenReady(open, log);
  const closed = close();
  goOn();
  await closed;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toHaveBeenCalledOnce();
  expect(lines).toEqual([]);
  await expect(store.ping()).rejects.toMatchObject({ code: 'NOT_READY' });
});

test('a store that was opened during a stop is closed once', async () => {
  const { store: idle, close: closeIdle } = idleStore();
  const { close } = storeWhenReady(async () => idle, quietLog().log);
  await close();
  expect(closeIdle).toHaveBeenCalledOnce();
});
