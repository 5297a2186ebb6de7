import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { outboxQueries } from '../outbox/outbox-queries.ts';
import { announcementQueries } from './announcements.ts';
import { readBackup, writeBackup } from './backup.ts';
import { bookingQueries } from './bookings.ts';
import { enquiryQueries } from './enquiries.ts';
import { erasureQueries } from './erasures.ts';
import { figuresQueries } from './figures-queries.ts';
import { isPostgres } from './locks.ts';
import type { MailLimits } from './mail-limits.ts';
import { openPostgres } from './postgres.ts';
import { assertSpace, openSqlite } from './sqlite.ts';
import { EnquiryStoreError } from './store-error.ts';
import { subscriptionQueries } from './subscriptions.ts';
import type { ErasureRow, Tables } from './tables.ts';

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
  /** Limits on automatic mails in place of `mailLimits`, for tests. */
  limits?: MailLimits;
};

/** Limits on automatic answers, on mails that ask to confirm a subscription, and on mails of bookings. */
const mailLimits = {
  answers: { perMailboxAndDay: 5, perHour: 200 },
  optIns: { perMailboxAndDay: 3, perHour: 200 },
  bookings: { perMailboxAndDay: 10, perHour: 500 },
};

/**
 * Stores enquiries, subscriptions and bookings. A failed method rejects without personal data, and leaves the database
 * unchanged. Only `keepVisits` keeps the visits that it has already updated.
 */
export type EnquiryStore = ReturnType<typeof enquiryStoreOn>;

/** A database of the newest layout. */
export type OpenedDatabase = { db: Kysely<Tables>; place: string };

/**
 * The database: PostgreSQL where `DATABASE_URL` is set, else the embedded one in `DATA_DIR`. The first query opens it and
 * applies missing steps of the layout; if that fails, the next query tries again. Any number of processes may have it
 * open.
 */
export function databaseOf(env: EnquiryStoreEnv): OpenedDatabase {
  const place = databasePlace(env);
  return { db: env.DATABASE_URL === undefined ? openSqlite(place) : openPostgres(env.DATABASE_URL, place), place };
}

/** Opens the database now. @throws EnquiryStoreError that says which could not be opened and why, for the operator */
export async function openDatabase(env: EnquiryStoreEnv): Promise<OpenedDatabase> {
  const opened = databaseOf(env);
  await opened.db.connection().execute(async () => {});
  return opened;
}

/** Opens the database and the store on it. @throws EnquiryStoreError as `openDatabase` */
export async function openEnquiryStore(env: EnquiryStoreEnv, options: EnquiryStoreOptions = {}): Promise<EnquiryStore> {
  return enquiryStoreOn(await openDatabase(env), env, options);
}

/** Opens the store for as long as `use` takes. @throws EnquiryStoreError as `openDatabase`, and as `use` */
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

/** Describes the configured database for its operator, without PostgreSQL's address, which may contain a password. */
export function databasePlace(env: EnquiryStoreEnv): string {
  return env.DATABASE_URL === undefined ? join(env.DATA_DIR, 'enquiries.sqlite') : 'PostgreSQL (DATABASE_URL)';
}

/** The store on a database; closing it closes the database. */
export function enquiryStoreOn(
  { db, place }: OpenedDatabase,
  env: Pick<EnquiryStoreEnv, 'WEBHOOK_URL'>,
  options: EnquiryStoreOptions = {},
) {
  const now = options.now ?? (() => new Date());
  const settings = settingsQueries(db);
  const erasing = erasureQueries(db, { now });
  let probe: Promise<void> | null = null;

  /** Resolves when the database has accepted a write: see `/readyz`. */
  async function ping(): Promise<void> {
    if (!isPostgres(db)) assertSpace(place);
    // The write is committed, because a rolled-back one would not reach SQLite's log, and so would not detect a full or
    // broken disk. Simultaneous checks share one write, since `/readyz` is public.
    const write = (probe ??= settings.writeSetting('readiness', now().toISOString()).finally(() => (probe = null)));
    await Promise.race([write, timeOut(readinessLimitMs)]);
  }

  return {
    ...enquiryQueries(db, {
      now,
      kinds:
        env.WEBHOOK_URL === undefined ? ['centre-mail', 'visitor-mail'] : ['centre-mail', 'visitor-mail', 'webhook'],
      limits: options.limits ?? mailLimits.answers,
    }),
    ...subscriptionQueries(db, { now, limits: options.limits ?? mailLimits.optIns }),
    ...announcementQueries(db, { now }),
    ...bookingQueries(db, { now, limits: options.limits ?? mailLimits.bookings }),
    ...erasing,
    ...outboxQueries(db, { now }),
    ...figuresQueries(db),
    ...settings,
    /** Writes a backup of the database, as it is at this moment, into a new SQLite file. */
    backup: (file: string) => writeBackup(db, file),
    /** Adds the rows that a backup has and the database lacks, except those erased since. */
    async restore(file: string, erasures: readonly ErasureRow[]) {
      const outcome = await readBackup(db, file, erasures);
      if (outcome.erasedAgain > 0) await erasing.clean();
      return outcome;
    },
    ping,
    close: () => db.destroy(),
  };
}

/** Rejects with the code of a time-out. Its timer does not keep the process alive. */
async function timeOut(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw new EnquiryStoreError('ETIMEDOUT');
}

/** The part of the store for settings, which every process on the database shares. */
function settingsQueries(db: Kysely<Tables>) {
  async function readSetting(name: string): Promise<string | null> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? null;
  }

  async function writeSetting(name: string, value: string): Promise<void> {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  /** If several processes call this at once, all get the value that was stored first. */
  async function keepSetting(name: string, make: () => string): Promise<string> {
    const kept = await readSetting(name);
    if (kept !== null) return kept;
    const value = make();
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await readSetting(name)) ?? value;
  }

  return { readSetting, writeSetting, keepSetting };
}
