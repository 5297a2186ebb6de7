import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { announcementQueries } from './announcement-queries.ts';
import { bookingQueries, type BookingLimits } from './booking-queries.ts';
import type { AnswerLimits } from './answer-limits.ts';
import { readBackup, writeBackup } from './backup.ts';
import { cleanFiles } from './clean-files.ts';
import { countErasable } from './count-erasable.ts';
import { enquiryQueries } from './enquiry-queries.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { figuresQueries } from './figures-queries.ts';
import { migrate } from './migrations.ts';
import { outboxQueries } from '../outbox/outbox-queries.ts';
import { openPostgres } from './postgres.ts';
import { settingsQueries } from './settings-queries.ts';
import { openSqlite, watchSqliteFiles } from './sqlite.ts';
import { EnquiryStoreError, errorCode } from './store-error.ts';
import { subscriptionQueries, type OptInLimits } from './subscription-queries.ts';
import type { Tables } from './tables.ts';

/** Longest time of a test write, in milliseconds: a slower database counts as not ready. */
const readinessLimitMs = 4_000;

export type EnquiryStoreEnv = {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  WEBHOOK_URL?: string | undefined;
};

export type EnquiryStoreOptions = {
  /** The clock by which deliveries become due and leases end. */
  now?: () => Date;
  /** Limits on automatic answers; by default five a day to one mailbox and 200 an hour in all. */
  answerLimits?: AnswerLimits;
  /** Limits on mails that ask to confirm; by default three a day to one mailbox and 200 an hour in all. */
  optInLimits?: OptInLimits;
  /** Limits on mails of bookings; by default six a day to one mailbox and 500 an hour in all. */
  bookingLimits?: BookingLimits;
};

/** An open database of the newest schema. */
export type OpenedDatabase = { db: Kysely<Tables>; database: 'sqlite' | 'postgres'; place: string };

/**
 * Opens the database: PostgreSQL where `DATABASE_URL` is set, else the embedded one in `DATA_DIR`. Applies missing
 * migrations. Any number of processes may have it open.
 * @throws Error that says which database could not be opened and why, for the person who configures the server.
 */
export async function openDatabase(env: EnquiryStoreEnv): Promise<OpenedDatabase> {
  const database = env.DATABASE_URL === undefined ? 'sqlite' : 'postgres';
  const place = databasePlace(env);
  let db: Kysely<Tables> | undefined;
  try {
    db = env.DATABASE_URL === undefined ? await openSqlite(place) : openPostgres(env.DATABASE_URL);
    await migrate(db, database);
    return { db, database, place };
  } catch (error) {
    await db?.destroy();
    const reason = error instanceof Error && error.message ? error.message : errorCode(error);
    throw new Error(`The enquiries' database ${place} cannot be opened: ${reason}`, { cause: error });
  }
}

/** Opens the database and the store on it. @throws Error as `openDatabase` */
export async function openEnquiryStore(env: EnquiryStoreEnv, options: EnquiryStoreOptions = {}): Promise<EnquiryStore> {
  return enquiryStoreOn(await openDatabase(env), env, options);
}

/** The store on a database that is open; closing it closes the database. */
export function enquiryStoreOn(
  { db, database, place }: OpenedDatabase,
  env: Pick<EnquiryStoreEnv, 'WEBHOOK_URL'>,
  options: EnquiryStoreOptions = {},
): EnquiryStore {
  const now = options.now ?? (() => new Date());
  const settings = settingsQueries(db);
  const queries = enquiryQueries(db, {
    database,
    now,
    kinds: env.WEBHOOK_URL === undefined ? ['centre-mail', 'visitor-mail'] : ['centre-mail', 'visitor-mail', 'webhook'],
    answerLimits: options.answerLimits ?? { perMailboxAndDay: 5, perHour: 200 },
  });
  const subscribing = subscriptionQueries(db, {
    database,
    now,
    optInLimits: options.optInLimits ?? { perMailboxAndDay: 3, perHour: 200 },
  });
  const booking = bookingQueries(db, {
    database,
    now,
    bookingLimits: options.bookingLimits ?? { perMailboxAndDay: 10, perHour: 500 },
  });
  let probe: Promise<void> | null = null;
  const files = database === 'sqlite' ? watchSqliteFiles(place) : null;
  function inSameFile<Outcome>(outcome: Outcome): Outcome {
    files?.assertSame();
    return outcome;
  }
  return withoutPersonalData({
    ...queries,
    ...subscribing,
    ...booking,
    ...announcementQueries(db, { now }),
    ...outboxQueries(db, { database, now }),
    ...figuresQueries(db),
    ...settings,
    // Checks the files after the commit: only then is it certain which file has the data.
    accept: (...sent) => queries.accept(...sent).then(inSameFile),
    subscribe: (request) => subscribing.subscribe(request).then(inSameFile),
    confirmSubscription: (token) => subscribing.confirmSubscription(token).then(inSameFile),
    unsubscribe: (token) => subscribing.unsubscribe(token).then(inSameFile),
    book: (request) => booking.book(request).then(inSameFile),
    confirmBooking: (token) => booking.confirmBooking(token).then(inSameFile),
    cancelBooking: (token) => booking.cancelBooking(token).then(inSameFile),
    erasable: (whose) => countErasable(db, whose),
    erasures: () => db.selectFrom('erasures').selectAll().orderBy('key').execute(),
    backup: (file) => writeBackup(db, database, file),
    async restore(file, erasures) {
      const outcome = await readBackup(db, file, erasures);
      if (outcome.erasedAgain > 0) await cleanFiles(db, database);
      return outcome;
    },
    async ping() {
      files?.assertSame();
      files?.assertSpace();
      // The write is committed, because a rolled-back one would not reach SQLite's log, and so would not detect a full
      // or broken disk. Simultaneous checks share one write, since `/readyz` is public.
      const write = (probe ??= settings.writeSetting('readiness', now().toISOString()));
      try {
        await Promise.race([write, timeOut(readinessLimitMs)]);
      } finally {
        probe = null;
      }
    },
    close: () => db.destroy(),
  });
}

/** Opens the store for as long as `use` takes. @throws Error as `openEnquiryStore`, and as `use` */
export async function withEnquiryStore<Outcome>(
  env: EnquiryStoreEnv,
  use: (store: EnquiryStore) => Promise<Outcome>,
): Promise<Outcome> {
  const store = await openEnquiryStore(env);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Rejects with the code of a time-out. Its timer does not keep the process alive. */
async function timeOut(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
}

/** Describes the configured database for its operator, without PostgreSQL's address, which may contain a password. */
export function databasePlace(env: EnquiryStoreEnv): string {
  return env.DATABASE_URL === undefined ? join(env.DATA_DIR, 'enquiries.sqlite') : 'PostgreSQL (DATABASE_URL)';
}

/** The same store, with errors that hold only a code: messages of a database may repeat stored values. */
function withoutPersonalData(store: EnquiryStore): EnquiryStore {
  return {
    accept: (...sent) => guarded('accept', store.accept(...sent)),
    list: (filter) => guarded('list', store.list(filter)),
    batches: (filter) => guardedEach('list', store.batches(filter)),
    show: (id) => guarded('show', store.show(id)),
    erasable: (whose) => guarded('erasable', store.erasable(whose)),
    erase: (whose) => guarded('erase', store.erase(whose)),
    erasures: () => guarded('erasures', store.erasures()),
    purge: (...bounds) => guarded('purge', store.purge(...bounds)),
    purgeable: (olderThan) => guarded('purgeable', store.purgeable(olderThan)),
    subscribe: (request) => guarded('subscribe', store.subscribe(request)),
    findSubscription: (token) => guarded('findSubscription', store.findSubscription(token)),
    confirmSubscription: (token) => guarded('confirmSubscription', store.confirmSubscription(token)),
    unsubscribe: (token) => guarded('unsubscribe', store.unsubscribe(token)),
    subscriptions: (filter) => guarded('subscriptions', store.subscriptions(filter)),
    audience: (edition) => guarded('audience', store.audience(edition)),
    announce: (edition) => guarded('announce', store.announce(edition)),
    purgeSubscriptions: (before) => guarded('purgeSubscriptions', store.purgeSubscriptions(before)),
    purgeableSubscriptions: (before) => guarded('purgeableSubscriptions', store.purgeableSubscriptions(before)),
    book: (request) => guarded('book', store.book(request)),
    confirmBooking: (token) => guarded('confirmBooking', store.confirmBooking(token)),
    findBooking: (token) => guarded('findBooking', store.findBooking(token)),
    cancelBooking: (token) => guarded('cancelBooking', store.cancelBooking(token)),
    seats: () => guarded('seats', store.seats()),
    purgeableBookings: (before) => guarded('purgeableBookings', store.purgeableBookings(before)),
    keepVisits: (...visits) => guarded('keepVisits', store.keepVisits(...visits)),
    claim: (request) => guarded('claim', store.claim(request)),
    markSent: (delivery) => guarded('markSent', store.markSent(delivery)),
    markRetry: (...how) => guarded('markRetry', store.markRetry(...how)),
    markFailed: (...how) => guarded('markFailed', store.markFailed(...how)),
    markUncertain: (...how) => guarded('markUncertain', store.markUncertain(...how)),
    resend: (id) => guarded('resend', store.resend(id)),
    settle: (id) => guarded('settle', store.settle(id)),
    retryFailed: () => guarded('retryFailed', store.retryFailed()),
    bringForwardUnreachable: (kind) => guarded('bringForwardUnreachable', store.bringForwardUnreachable(kind)),
    nextDue: (kinds) => guarded('nextDue', store.nextDue(kinds)),
    outboxSummary: () => guarded('outboxSummary', store.outboxSummary()),
    oldestWaiting: () => guarded('oldestWaiting', store.oldestWaiting()),
    countedEnquiries: (since) => guardedEach('countedEnquiries', store.countedEnquiries(since)),
    countedDeliveries: (since) => guarded('countedDeliveries', store.countedDeliveries(since)),
    readSetting: (name) => guarded('readSetting', store.readSetting(name)),
    writeSetting: (...setting) => guarded('writeSetting', store.writeSetting(...setting)),
    keepSetting: (...setting) => guarded('keepSetting', store.keepSetting(...setting)),
    backup: (file) => guarded('backup', store.backup(file)),
    restore: (...backup) => guarded('restore', store.restore(...backup)),
    ping: () => guarded('ping', store.ping()),
    close: () => guarded('close', store.close()),
  };
}

async function* guardedEach<Item>(operation: keyof EnquiryStore, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw new EnquiryStoreError(operation, errorCode(error));
  }
}

async function guarded<Result>(operation: keyof EnquiryStore, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    throw new EnquiryStoreError(operation, errorCode(error));
  }
}
