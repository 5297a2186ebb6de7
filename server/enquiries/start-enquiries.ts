import type { Env } from '../env.ts';
import { every } from '../every.ts';
import type { SiteBuild } from '../site-build.ts';
import { erasureLogFile, writeErasureLog } from './leads/erasure-log.ts';
import { createDeliverers } from './outbox/deliverers.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import { mailCentre } from './mail/mail-message.ts';
import { createFormSecrets } from './form-secret.ts';
import { startOutbox, type Outbox } from './outbox/outbox.ts';
import { monthsKept, startRetention, warnOfMonths } from './retention.ts';
import { startVisits } from './start-visits.ts';
import { enquiryStoreOn, type EnquiryStore, databaseOf } from './store/store.ts';
import { EnquiryStoreError } from './store/store-error.ts';

/** How long running deliveries may take at a stop, in milliseconds: less than the server itself waits. */
const deliveryGrace = 6_000;

/** Wait after the first failed attempt to open the database, in milliseconds; it doubles up to the longest. */
const firstWaitMs = 500;
const longestWaitMs = 10_000;

/** Interval between attempts to remove erased texts from the database's files, in milliseconds. */
const cleanEveryMs = 60_000;

/**
 * The enquiries' side of a running server. Opens the store in the background, and tries again until the database is
 * open; then starts the outbox, the purge and the reminders of visits.
 */
export function startEnquiries(env: Env, served: () => Pick<SiteBuild, 'facts' | 'views'>, log: EnquiryLog) {
  const facts = () => served().facts;
  const deliverers = createDeliverers(env, {
    views: served().views,
    centre: () => mailCentre(facts(), env.SITE_URL),
  });
  warnOfMonths(env, facts(), log);
  const { secrets, load } = createFormSecrets();
  let outbox: Outbox | null = null;
  const stops: (() => void)[] = [];
  let [isStopped, isDraining] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  const database = enquiryStoreOn(databaseOf(env), env);

  /** Writes erasures and unsubscriptions to a file; a restore repeats them. */
  async function keepErasures(): Promise<void> {
    try {
      writeErasureLog(erasureLogFile(env.DATA_DIR), await database.erasures());
    } catch (error) {
      log.warn({ reason: (error as Error).name }, 'the file of the erasures was not written: the database has them');
    }
  }

  /** Wakes the outbox after a change that queues mails. */
  function waking<Given extends unknown[], Outcome>(change: (...given: Given) => Promise<Outcome>) {
    return async (...given: Given) => {
      const outcome = await change(...given);
      outbox?.wake();
      return outcome;
    };
  }

  const cancelBooking = waking(database.cancelBooking);
  const store: EnquiryStore = {
    ...database,
    accept: waking(database.accept),
    subscribe: waking(database.subscribe),
    book: waking(database.book),
    confirmBooking: waking(database.confirmBooking),
    async cancelBooking(token) {
      const known = await cancelBooking(token);
      if (known) await keepErasures();
      return known;
    },
    async unsubscribe(token) {
      const known = await database.unsubscribe(token);
      if (known) await keepErasures();
      return known;
    },
    async ping() {
      if (isDraining) throw new EnquiryStoreError('STOPPING');
      await database.ping();
    },
  };

  async function open(waitMs: number): Promise<void> {
    try {
      await load(store);
    } catch (error) {
      if (isStopped) return;
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error({ reason, againInMs: waitMs }, 'the enquiries’ database is not open: forms cannot be sent until it is');
      timer = setTimeout(() => (opening = open(Math.min(waitMs * 2, longestWaitMs))), waitMs);
      return;
    }
    if (isStopped) return;
    log.info({}, 'the enquiries’ database is open');
    const running = startOutbox({ store, deliverers, log });
    outbox = running;
    stops.push(
      startRetention({ store, months: () => monthsKept(env, facts()), log }).stop,
      startVisits({ store, visits: () => facts().visits, log, wake: running.wake }).stop,
      every(cleanEveryMs, clean).stop,
    );
  }

  /** Cleans the files after an erasure that could not, because somebody was reading. */
  async function clean(): Promise<void> {
    const isDone = await store.cleanLeft().catch(() => false);
    if (isDone) log.info({}, 'erased texts are gone from the database’s files now');
  }

  let opening = open(firstWaitMs);
  return {
    /** Can be used at once; its first query opens the database. */
    store,
    formSecrets: secrets,
    /** Resolves when the first attempt to open the database is over, whether or not it worked. */
    firstAttempt: opening,
    /** Makes the store report that it is not ready, so that a proxy chooses another server. */
    drain: () => void (isDraining = true),
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
      await opening;
      await outbox?.stop(deliveryGrace);
      deliverers.close();
      await store.close();
    },
  };
}
