import pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { secondsUntil } from '../../http/sender-limit.ts';

/**
 * Submissions of one sender within a time. Enquiries are counted apart: mistakes, and programs, must not block the
 * enquiries of others who share the address, such as a class.
 */
export type SubmissionAllowance = {
  /** New enquiries that are complete and right. */
  enquiries: number;
  /** Everything else: mistakes, repetitions, programs. */
  others: number;
  /** The time in which both of these count. */
  seconds: number;
  /** Limits requests for news of an intake in an hour: each is a mail to an unproven address. */
  subscriptionsAnHour: number;
  /** Limits bookings of visits in an hour: each is a place and a mail to an unproven address. A class may share one. */
  bookingsAnHour: number;
};

export type SubmissionKind = 'enquiries' | 'subscriptions' | 'bookings' | 'others';

const defaultAllowance: SubmissionAllowance = {
  enquiries: 100,
  others: 30,
  seconds: 600,
  subscriptionsAnHour: 5,
  bookingsAnHour: 10,
};

/** A submission that is one too many. */
type Refusal = {
  /** Seconds until its sender may try again. */
  wait: number;
  /** Number of refusals in a row, including this one. */
  refused: number;
};

export type SubmissionLimits = {
  /** Counts one submission; null if it is within the limits. */
  count(kind: SubmissionKind, sender: string): Promise<Refusal | null>;
  /** Uncounts a submission that was counted as the wrong kind. */
  uncount(kind: SubmissionKind, sender: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Number of refusals in a row that are answered with the typed form; later ones get a line of text, which costs
 * nothing.
 */
export const drawnRefusals = 5;

/** The table that migration `0005-form-limits` makes. */
const tableName = 'form_limits';

/**
 * Counts submissions by sender. Servers that share a PostgreSQL share its counts. While PostgreSQL does not answer,
 * each server counts for itself, so that forms can always be sent. One server alone counts in its memory.
 */
export function openSubmissionLimits(
  changes: Partial<SubmissionAllowance>,
  databaseUrl: string | undefined,
): SubmissionLimits {
  const allowance = { ...defaultAllowance, ...changes };
  const pool = databaseUrl === undefined ? null : openPool(databaseUrl);
  const limiters = {
    enquiries: limiter('enquiries', allowance.enquiries, allowance.seconds),
    others: limiter('others', allowance.others, allowance.seconds),
    subscriptions: limiter('subscriptions', allowance.subscriptionsAnHour, 3600),
    bookings: limiter('bookings', allowance.bookingsAnHour, 3600),
  };

  function limiter(keyPrefix: SubmissionKind, points: number, duration: number): RateLimiterAbstract {
    const options = { keyPrefix, points, duration };
    const memory = new RateLimiterMemory(options);
    if (!pool) return memory;
    return new RateLimiterPostgres({
      ...options,
      // Further requests of a blocked sender do not reach the database.
      inMemoryBlockOnConsumed: points + drawnRefusals,
      storeClient: pool,
      storeType: 'pool',
      tableName,
      // The store's migrations make the table: two servers that start at once would both try to.
      tableCreated: true,
      insuranceLimiter: memory,
    });
  }

  return {
    async count(kind, sender) {
      try {
        await limiters[kind].consume(sender);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const { consumedPoints } = refused;
        const { points } = limiters[kind];
        // A sender who is blocked in memory is not counted any more.
        return { wait: secondsUntil(refused), refused: consumedPoints > 0 ? consumedPoints - points : Infinity };
      }
    },
    async uncount(kind, sender) {
      await limiters[kind].reward(sender);
    },
    async close() {
      await pool?.end();
    },
  };
}

/** The limits have connections of their own, with short time limits: no visitor should wait for a count. */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
    statement_timeout: 1000,
    allowExitOnIdle: true,
    application_name: 'centro-atco-site limits',
  });
  // A connection that PostgreSQL closes, while idle or in use, is an event; without listeners it ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
