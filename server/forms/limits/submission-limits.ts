import pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/**
 * What one sender may send within a time. Enquiries are counted apart from everything else, so that neither a person
 * who mistypes nor a program takes the way away from the others behind the same address, a whole class for example.
 */
export type SubmissionAllowance = {
  /** New enquiries that are complete and right. */
  enquiries: number;
  /** Everything else: mistakes, repetitions, programs. */
  others: number;
  seconds: number;
};

export type SubmissionKind = 'enquiries' | 'others';

export const defaultAllowance: SubmissionAllowance = { enquiries: 100, others: 30, seconds: 600 };

export type SubmissionLimits = {
  /** Counts one submission. Returns null if it may go on, otherwise after how many seconds the sender may try again. */
  count(kind: SubmissionKind, sender: string): Promise<number | null>;
  /** Takes one back that was counted as the wrong kind. */
  uncount(kind: SubmissionKind, sender: string): Promise<void>;
  close(): Promise<void>;
};

/** The table that migration `0005-form-limits` makes. */
const tableName = 'form_limits';

/**
 * Counts submissions by sender. Servers that share a PostgreSQL share its counts; while it does not answer, each of them
 * counts for itself, so that a limit never keeps a form from being sent. One server alone counts in its memory.
 */
export function openSubmissionLimits(
  allowance: SubmissionAllowance,
  databaseUrl: string | undefined,
): SubmissionLimits {
  const pool = databaseUrl === undefined ? null : openPool(databaseUrl);
  const limiters = { enquiries: limiter('enquiries'), others: limiter('others') };

  function limiter(kind: SubmissionKind): RateLimiterAbstract {
    const options = { keyPrefix: kind, points: allowance[kind], duration: allowance.seconds };
    const memory = new RateLimiterMemory(options);
    if (!pool) return memory;
    return new RateLimiterPostgres({
      ...options,
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
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
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

/** Connections of their own, that give up soon: a count is not worth a visitor's waiting. */
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
