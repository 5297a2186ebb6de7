import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { ClaimedDelivery, DeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import type { AnswerLimits } from './answer-limits.ts';
import { readBackup, writeBackup, type RestoreOutcome } from './backup.ts';
import { enquiryQueries } from './enquiry-queries.ts';
import type { EnquiryFilter, StoredEnquiry } from './enquiry-filter.ts';
import type { Whose } from './erasure-queries.ts';
import { migrate } from './migrations.ts';
import { outboxQueries } from '../outbox/outbox-queries.ts';
import { openPostgres } from './postgres.ts';
import { settingsQueries } from './settings-queries.ts';
import { openSqlite, watchSqliteFiles } from './sqlite.ts';
import { EnquiryStoreError, errorCode } from './store-error.ts';
import type { ErasureRow, Tables } from './tables.ts';

/**
 * Where enquiries are kept until they are answered and forgotten. Every method rejects with an `EnquiryStoreError`,
 * which holds no personal data, and leaves the database as it was.
 */
export type EnquiryStore = {
  /**
   * Stores an enquiry and what has to leave because of it, both or neither. It is on the disk before this resolves.
   * An id that is already there changes nothing, also when both arrive at once.
   */
  accept(enquiry: Enquiry): Promise<'stored' | 'already-stored'>;
  /** Newest first. */
  list(filter?: EnquiryFilter): Promise<StoredEnquiry[]>;
  show(id: string): Promise<StoredEnquiry | null>;
  /**
   * Deletes what one person sent (capitals in the address make no difference), or one enquiry, with its deliveries, and
   * remembers the erasure. `cleaned`: the texts are out of the database's files too, not only marked as deleted.
   */
  erase(whose: Whose): Promise<{ enquiries: number; deliveries: number; cleaned: boolean }>;
  /** Erasures so far, as hashes; kept as long as a backup may hold what was erased. */
  erasures(): Promise<ErasureRow[]>;
  /** Deletes every enquiry received before `olderThan`; `unsent` deliveries were neither sent nor given up. */
  purge(olderThan: Date): Promise<{ enquiries: number; deliveries: number; unsent: number }>;
  /** How many enquiries a purge would delete, and of how many. */
  purgeable(olderThan: Date): Promise<{ old: number; stored: number }>;

  /** Leases up to `limit` deliveries of these kinds that are due, or whose lease has ended, for `leaseMs`. */
  claim(request: { kinds: readonly DeliveryKind[]; limit: number; leaseMs: number }): Promise<ClaimedDelivery[]>;
  /** These four record how a claimed delivery went; `false` when the lease had ended and someone else has it. */
  markSent(delivery: ClaimedDelivery): Promise<boolean>;
  markRetry(delivery: ClaimedDelivery, at: Date, error: string): Promise<boolean>;
  markFailed(delivery: ClaimedDelivery, error: string): Promise<boolean>;
  /** Nobody knows whether the other side has it; nothing repeats it but `resend`. */
  markUncertain(delivery: ClaimedDelivery, error: string): Promise<boolean>;
  /** Sends uncertain deliveries of one enquiry, or of all (`null`), once more; resolves to their number. */
  resend(id: string | null): Promise<number>;
  /** Takes uncertain deliveries of one enquiry, or of all (`null`), for sent; resolves to their number. */
  settle(id: string | null): Promise<number>;
  /** Makes failed deliveries due again, with all their attempts, and those that wait for a later attempt due now. */
  retryFailed(): Promise<{ failed: number; delayed: number }>;
  /** Makes due now what found nobody to talk to: the other side has just answered. */
  bringForwardUnreachable(kind: DeliveryKind): Promise<void>;
  /** When the next delivery of these kinds is due or its lease ends; `null` when none waits. */
  nextDue(kinds: readonly DeliveryKind[]): Promise<Date | null>;
  outboxSummary(): Promise<Record<DeliveryKind, Record<DeliveryState, number>>>;

  /** A small value that all processes on this database share; `null` where nobody has set it. */
  readSetting(name: string): Promise<string | null>;
  writeSetting(name: string, value: string): Promise<void>;
  /** The value of a setting, made and stored by whichever process asks first. */
  keepSetting(name: string, make: () => string): Promise<string>;

  /** Writes a copy of everything, as it is at this moment, into a new SQLite file. */
  backup(file: string): Promise<void>;
  /** Adds what a backup holds and the database does not, without what was erased since. */
  restore(file: string, erasures: readonly ErasureRow[]): Promise<RestoreOutcome>;

  /** Resolves when the database has taken a write: see `/readyz`. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** A database that has not taken a write by then is not ready, even if it answers later; milliseconds. */
const readinessLimitMs = 4_000;

export type EnquiryStoreEnv = {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  WEBHOOK_URL?: string | undefined;
};

export type EnquiryStoreOptions = {
  /** The clock by which deliveries become due and leases end. */
  now?: () => Date;
  /** How many automatic answers leave: five a day to one mailbox and 200 an hour in all, unless a test says otherwise. */
  answerLimits?: AnswerLimits;
};

/**
 * Opens the store: PostgreSQL where `DATABASE_URL` is set, else the embedded database in `DATA_DIR`, brought to the
 * newest schema. Any number of processes may have it open.
 * @throws Error that says which database could not be opened and why, for the person who configures the server.
 */
export async function openEnquiryStore(env: EnquiryStoreEnv, options: EnquiryStoreOptions = {}): Promise<EnquiryStore> {
  const database = env.DATABASE_URL === undefined ? 'sqlite' : 'postgres';
  const place = databasePlace(env);
  let db: Kysely<Tables> | undefined;
  try {
    db = env.DATABASE_URL === undefined ? await openSqlite(place) : openPostgres(env.DATABASE_URL);
    await migrate(db, database);
  } catch (error) {
    await db?.destroy();
    const reason = error instanceof Error && error.message ? error.message : errorCode(error);
    throw new Error(`The enquiries' database ${place} cannot be opened: ${reason}`, { cause: error });
  }
  const now = options.now ?? (() => new Date());
  const settings = settingsQueries(db);
  const queries = enquiryQueries(db, {
    database,
    now,
    kinds: env.WEBHOOK_URL === undefined ? ['centre-mail', 'visitor-mail'] : ['centre-mail', 'visitor-mail', 'webhook'],
    answerLimits: options.answerLimits ?? { perMailboxAndDay: 5, perHour: 200 },
  });
  let probe: Promise<void> | null = null;
  const files = database === 'sqlite' ? watchSqliteFiles(place) : null;
  return withoutPersonalData({
    ...queries,
    ...outboxQueries(db, { database, now }),
    ...settings,
    async accept(enquiry) {
      const outcome = await queries.accept(enquiry);
      // After the commit: only now is it certain in which file it is.
      files?.assertSame();
      return outcome;
    },
    erasures: () => db.selectFrom('erasures').selectAll().orderBy('key').execute(),
    backup: (file) => writeBackup(db, database, file),
    restore: (file, erasures) => readBackup(db, file, erasures),
    async ping() {
      files?.assertSame();
      files?.assertSpace();
      // A write that is rolled back would never reach SQLite's log, and so would not find out a full or broken disk.
      // Anybody may ask, so those who ask at once share one write.
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

/** Rejects with the code of a time-out; the race that it is part of must not keep the process alive. */
async function timeOut(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
}

/** Which database the configuration means, in words for whoever runs the server; the password of an address is not told. */
export function databasePlace(env: EnquiryStoreEnv): string {
  return env.DATABASE_URL === undefined ? join(env.DATA_DIR, 'enquiries.sqlite') : 'PostgreSQL (DATABASE_URL)';
}

function withoutPersonalData(store: EnquiryStore): EnquiryStore {
  const guarded = Object.entries(store).map(([operation, run]: [string, (...values: never[]) => Promise<unknown>]) => [
    operation,
    async (...values: never[]) => {
      try {
        return await run(...values);
      } catch (error) {
        throw new EnquiryStoreError(operation, errorCode(error));
      }
    },
  ]);
  return Object.fromEntries(guarded) as EnquiryStore;
}
