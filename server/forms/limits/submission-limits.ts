import pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { secondsUntil } from '../../http/senders.ts';

/**
 * How many submissions one sender may make. Enquiries are counted apart: mistakes and programs must not block the
 * enquiries of others behind the same address, such as a class.
 */
export type SubmissionAllowance = {
  /** New, valid enquiries. */
  enquiries: number;
  /** Everything else: faulty, repeated and trapped submissions. */
  others: number;
  /** The period of `enquiries` and `others`. */
  seconds: number;
  /** Kilobytes of documents in an hour: two proposals of full size. */
  documentsAnHour: number;
  /** Requests for news of an intake in an hour: each sends a mail to an unconfirmed address. */
  subscriptionsAnHour: number;
  /**
   * Bookings of visits in an hour: each takes a place and sends a mail to an unconfirmed address. A class may share one
   * sender.
   */
  bookingsAnHour: number;
};

export type SubmissionKind = 'enquiries' | 'documents' | 'subscriptions' | 'bookings' | 'others';

const defaultAllowance: SubmissionAllowance = {
  enquiries: 100,
  others: 30,
  seconds: 600,
  documentsAnHour: 60 * 1024,
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

export type SubmissionLimits = ReturnType<typeof openSubmissionLimits>;

/**
 * Number of refusals in a row that show the form with its values; later ones get a line of text, which costs little.
 */
export const drawnRefusals = 5;

/** A table of the layout: see `layout.ts`. */
const tableName = 'form_limits';

/**
 * Counts submissions by sender. Servers on one PostgreSQL share their counts; while it does not answer, each counts on
 * its own, so that forms can still be sent. Without PostgreSQL the counts are in memory.
 */
export function openSubmissionLimits(changes: Partial<SubmissionAllowance>, databaseUrl: string | undefined) {
  const allowance = { ...defaultAllowance, ...changes };
  const pool = databaseUrl === undefined ? null : openPool(databaseUrl);
  const limiters = {
    enquiries: limiter('enquiries', allowance.enquiries, allowance.seconds),
    documents: limiter('documents', allowance.documentsAnHour, 3600),
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
      // Requests of a sender far beyond the limit do not reach the database.
      inMemoryBlockOnConsumed: points + drawnRefusals,
      storeClient: pool,
      storeType: 'pool',
      tableName,
      // The layout has the table; otherwise the library would try to create it in each server.
      tableCreated: true,
      insuranceLimiter: memory,
    });
  }

  return {
    /** Counts one submission, or the kilobytes of documents; null if it is within the limits. */
    async count(kind: SubmissionKind, sender: string, amount = 1): Promise<Refusal | null> {
      try {
        await limiters[kind].consume(sender, amount);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const { consumedPoints } = refused;
        const { points } = limiters[kind];
        // A sender blocked in memory is no longer counted: `consumedPoints` is 0.
        return { wait: secondsUntil(refused), refused: consumedPoints > 0 ? consumedPoints - points : Infinity };
      }
    },
    /** Subtracts what was counted and turned out to be of another kind, or was not stored. */
    async uncount(kind: SubmissionKind, sender: string, amount = 1): Promise<void> {
      await limiters[kind].reward(sender, amount);
    },
    async close(): Promise<void> {
      await pool?.end();
    },
  };
}

/** A pool of its own with short time limits, so that no visitor waits long for a count. */
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
  // PostgreSQL may close a connection at any time. Without listeners the error event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
