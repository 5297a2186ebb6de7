import type { EnquiryLog } from '../enquiry-log.ts';
import { EnquiryStoreError } from './store-error.ts';
import type { EnquiryStore } from './enquiry-store.ts';

/** Wait after the first failed attempt to open the database, in milliseconds; it doubles up to the longest. */
const firstWaitMs = 500;
const longestWaitMs = 10_000;

export type StoreWhenReady = {
  /**
   * Before the database is open, every method fails with `NOT_READY`; after `drain`, only `ping` fails, with
   * `STOPPING`.
   */
  store: EnquiryStore;
  /** Resolves after the first attempt to open the database, whether it succeeded or not. */
  firstAttempt: Promise<void>;
  /** Makes `ping` reject, so that `/readyz` fails before this process stops; all other methods still work. */
  drain(): void;
  /** Stops the attempts, or closes the open store. */
  close(): Promise<void>;
};

/**
 * A store that exists before its database is open: it opens the database in the background, and retries until it
 * succeeds.
 * @param open opens the store; rejects with a reason that may be logged
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

  /** Returns the open store; throws if `operation` is not available now. */
  function ready(operation: keyof EnquiryStore): EnquiryStore {
    if (opened === null) throw new EnquiryStoreError(operation, 'NOT_READY');
    if (isDraining && operation === 'ping') throw new EnquiryStoreError(operation, 'STOPPING');
    return opened;
  }

  let opening = attempt(firstWaitMs);
  return {
    firstAttempt: opening,
    store: {
      accept: async (...sent) => ready('accept').accept(...sent),
      list: async (filter) => ready('list').list(filter),
      batches: (filter) => ready('batches').batches(filter),
      show: async (id) => ready('show').show(id),
      erasable: async (whose) => ready('erasable').erasable(whose),
      erase: async (whose) => ready('erase').erase(whose),
      erasures: async () => ready('erasures').erasures(),
      purge: async (...bounds) => ready('purge').purge(...bounds),
      purgeable: async (olderThan) => ready('purgeable').purgeable(olderThan),
      subscribe: async (request) => ready('subscribe').subscribe(request),
      findSubscription: async (token) => ready('findSubscription').findSubscription(token),
      confirmSubscription: async (token) => ready('confirmSubscription').confirmSubscription(token),
      unsubscribe: async (token) => ready('unsubscribe').unsubscribe(token),
      subscriptions: async (filter) => ready('subscriptions').subscriptions(filter),
      audience: async (edition) => ready('audience').audience(edition),
      announce: async (edition) => ready('announce').announce(edition),
      purgeSubscriptions: async (before) => ready('purgeSubscriptions').purgeSubscriptions(before),
      purgeableSubscriptions: async (before) => ready('purgeableSubscriptions').purgeableSubscriptions(before),
      book: async (request) => ready('book').book(request),
      confirmBooking: async (token) => ready('confirmBooking').confirmBooking(token),
      findBooking: async (token) => ready('findBooking').findBooking(token),
      cancelBooking: async (token) => ready('cancelBooking').cancelBooking(token),
      seats: async () => ready('seats').seats(),
      purgeableBookings: async (before) => ready('purgeableBookings').purgeableBookings(before),
      keepVisits: async (...visits) => ready('keepVisits').keepVisits(...visits),
      claim: async (request) => ready('claim').claim(request),
      markSent: async (delivery) => ready('markSent').markSent(delivery),
      markRetry: async (...how) => ready('markRetry').markRetry(...how),
      markFailed: async (...how) => ready('markFailed').markFailed(...how),
      markUncertain: async (...how) => ready('markUncertain').markUncertain(...how),
      resend: async (id) => ready('resend').resend(id),
      settle: async (id) => ready('settle').settle(id),
      retryFailed: async () => ready('retryFailed').retryFailed(),
      bringForwardUnreachable: async (kind) => ready('bringForwardUnreachable').bringForwardUnreachable(kind),
      nextDue: async (kinds) => ready('nextDue').nextDue(kinds),
      outboxSummary: async () => ready('outboxSummary').outboxSummary(),
      oldestWaiting: async () => ready('oldestWaiting').oldestWaiting(),
      countedEnquiries: (since) => ready('countedEnquiries').countedEnquiries(since),
      countedDeliveries: async (since) => ready('countedDeliveries').countedDeliveries(since),
      readSetting: async (name) => ready('readSetting').readSetting(name),
      writeSetting: async (...setting) => ready('writeSetting').writeSetting(...setting),
      keepSetting: async (...setting) => ready('keepSetting').keepSetting(...setting),
      backup: async (file) => ready('backup').backup(file),
      restore: async (...backup) => ready('restore').restore(...backup),
      ping: async () => ready('ping').ping(),
      close: async () => ready('close').close(),
    },
    drain: () => void (isDraining = true),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await opened?.close();
    },
  };
}
