import type { EnquiryLog } from '../enquiry-log.ts';
import { EnquiryStoreError } from './store-error.ts';
import type { EnquiryStore } from './enquiry-store.ts';

/** The wait after the first attempt to open the database; it doubles up to the longest. Milliseconds. */
const firstWaitMs = 500;
const longestWaitMs = 10_000;

export type StoreWhenReady = {
  /** Before the database is open every method rejects with `NOT_READY`; after `drain`, `ping` alone does, with `STOPPING`. */
  store: EnquiryStore;
  /** Resolves when the first attempt to open the database is over, whether or not it worked. */
  firstAttempt: Promise<void>;
  /** Says to `/readyz` that this process is about to stop, while requests that still come are served. */
  drain(): void;
  /** Stops trying, or closes what was opened. */
  close(): Promise<void>;
};

/**
 * A store that can be used at once, whether or not its database is there: it is opened in the background, again and
 * again until it works, and meanwhile the site shows its pages.
 * @param open opens the store and rejects with a reason that may be logged
 */
export function storeWhenReady(open: () => Promise<EnquiryStore>, log: EnquiryLog): StoreWhenReady {
  let opened: EnquiryStore | null = null;
  let [isDraining, isClosed] = [false, false];
  let timer: NodeJS.Timeout | undefined;

  async function attempt(waitMs: number): Promise<void> {
    try {
      const store = await open();
      if (isClosed) return await store.close();
      opened = store;
      log.info({}, 'the enquiries’ database is open');
    } catch (error) {
      if (isClosed) return;
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error({ reason, againInMs: waitMs }, 'the enquiries’ database is not open: forms cannot be sent until it is');
      timer = setTimeout(() => (opening = attempt(Math.min(waitMs * 2, longestWaitMs))), waitMs);
    }
  }

  function method(operation: keyof EnquiryStore) {
    return async (...values: never[]) => {
      if (opened === null) throw new EnquiryStoreError(operation, 'NOT_READY');
      if (isDraining && operation === 'ping') throw new EnquiryStoreError(operation, 'STOPPING');
      return (opened[operation] as (...values: never[]) => Promise<unknown>)(...values);
    };
  }

  let opening = attempt(firstWaitMs);
  return {
    firstAttempt: opening,
    store: new Proxy({} as EnquiryStore, {
      // Whoever awaits an object asks it for `then` first: a store is no promise.
      get: (_, operation) => (operation === 'then' ? undefined : method(operation as keyof EnquiryStore)),
    }),
    drain: () => void (isDraining = true),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await opened?.close();
    },
  };
}
