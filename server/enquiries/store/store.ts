import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { ClaimedDelivery, DeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import { enquiryQueries } from './enquiry-queries.ts';
import type { EnquiryFilter, StoredEnquiry } from './enquiry-filter.ts';
import { migrate } from './migrations.ts';
import { outboxQueries } from '../outbox/outbox-queries.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { EnquiryStoreError, errorCode } from './store-error.ts';
import type { Tables } from './tables.ts';

/**
 * Where enquiries are kept until they are answered and forgotten (D12). Every method rejects with an
 * `EnquiryStoreError`, which holds no personal data, and leaves the database as it was.
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
  /** Deletes what one person sent (capitals in the address make no difference), or one enquiry, with its deliveries. */
  erase(whose: { email: string } | { id: string }): Promise<{ enquiries: number; deliveries: number }>;
  /** Deletes every enquiry received before `olderThan`; `unsent` deliveries were neither sent nor given up. */
  purge(olderThan: Date): Promise<{ enquiries: number; deliveries: number; unsent: number }>;

  /** Leases up to `limit` deliveries of these kinds that are due, or whose lease has ended, for `leaseMs`. */
  claim(request: { kinds: readonly DeliveryKind[]; limit: number; leaseMs: number }): Promise<ClaimedDelivery[]>;
  /** These three record how a claimed delivery went; `false` when the lease had ended and someone else has it. */
  markSent(delivery: ClaimedDelivery): Promise<boolean>;
  markRetry(delivery: ClaimedDelivery, at: Date, error: string): Promise<boolean>;
  markFailed(delivery: ClaimedDelivery, error: string): Promise<boolean>;
  /** Makes failed deliveries due again, with all their attempts, and those that wait for a later attempt due now. */
  retryFailed(): Promise<{ failed: number; delayed: number }>;
  /** Makes due now what found nobody to talk to: the other side has just answered. */
  bringForwardUnreachable(kind: DeliveryKind): Promise<void>;
  /** When the next delivery of these kinds is due or its lease ends; `null` when none waits. */
  nextDue(kinds: readonly DeliveryKind[]): Promise<Date | null>;
  outboxSummary(): Promise<Record<DeliveryKind, Record<DeliveryState, number>>>;

  /** Resolves when the database answers (`/readyz`). */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type EnquiryStoreEnv = {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  WEBHOOK_URL?: string | undefined;
};

export type EnquiryStoreOptions = {
  /** The clock by which deliveries become due and leases end. */
  now?: () => Date;
  /**
   * How many automatic answers one address gets in 24 hours; its enquiries are stored and reach the centre all the same.
   * Whoever types a stranger's address into the form again and again must not fill that stranger's mailbox.
   */
  visitorMailsPerDay?: number;
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
  return withoutPersonalData({
    ...enquiryQueries(db, {
      database,
      now,
      kinds:
        env.WEBHOOK_URL === undefined ? ['centre-mail', 'visitor-mail'] : ['centre-mail', 'visitor-mail', 'webhook'],
      visitorMailsPerDay: options.visitorMailsPerDay ?? 5,
    }),
    ...outboxQueries(db, { database, now }),
    ping: async () => void (await db.selectFrom('enquiries').select('id').limit(1).execute()),
    close: () => db.destroy(),
  });
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
