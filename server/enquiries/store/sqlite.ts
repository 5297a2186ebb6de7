import { closeSync, existsSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
} from 'kysely';
import { migrate } from './layout.ts';
import { EnquiryStoreError, opening, withoutPersonalData } from './store-error.ts';
import type { Tables } from './tables.ts';

/** Longest time that a request waits, for the connection and for locks of other processes together, in milliseconds. */
const longestWaitMs = 3_000;

/** Greatest number of requests that may wait for the connection; further ones are refused at once. */
const longestQueue = 200;

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy: also the lowest byte of its extended codes. */
const busy = 5;

/** With less free space than this, in bytes, the disk counts as full; some enquiries may still fit. */
const leastSpace = 1024 * 1024;

/**
 * Opens the embedded database, and creates it with its folder if needed. New files can only be read by the account of
 * this process, since they contain personal data. Several processes may open it, such as the server and the command
 * line.
 */
async function openFile(file: string): Promise<DatabaseSync> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // SQLite itself must not wait for locks (`timeout: 0`): it would block the event loop; `whenFree` waits instead.
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  // A write-ahead log lets the command line read while the server writes. FULL syncs the log at every commit: an
  // acknowledged enquiry is on the disk. secure_delete overwrites erased and purged texts.
  await whenFree(async () => database.exec('pragma journal_mode = wal'), performance.now() + longestWaitMs);
  database.exec('pragma synchronous = full; pragma secure_delete = on');
  return database;
}

/** Repeats an attempt while another connection holds the lock that it needs, up to a time by `performance.now()`. */
async function whenFree<Result>(attempt: () => Promise<Result>, deadline: number): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await delay(2 + Math.random() * 18);
    }
  }
}

/** Whether another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}

/** `node:sqlite` with the methods of `better-sqlite3` that Kysely's driver calls. */
function asKyselyCalls(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      const values = (given: readonly unknown[]) => given as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (given) => statement.all(...values(given)),
        run: (given) => statement.run(...values(given)),
        iterate: (given) => statement.iterate(...values(given)),
      };
    },
  };
}

/**
 * Kysely's driver with a bounded queue for its one connection. While another process locks the database, requests fail
 * quickly instead of piling up.
 */
class QueueingDriver extends SqliteDriver {
  readonly #opened: { database?: DatabaseSync };
  readonly #assertSame: () => void;
  /** How many requests hold the connection or wait for it. */
  #line = 0;
  #turn: Promise<void> = Promise.resolve();
  #release = (): void => {};

  constructor(open: () => Promise<DatabaseSync>, assertSame: () => void) {
    const opened: { database?: DatabaseSync } = {};
    super({ database: async () => asKyselyCalls((opened.database = await open())) });
    this.#opened = opened;
    this.#assertSame = assertSame;
  }

  /** @throws EnquiryStoreError `SQLITE_5` if it was not free in time, `QUEUE_FULL` if too many wait */
  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#line > longestQueue) throw new EnquiryStoreError('QUEUE_FULL');
    const deadline = performance.now() + longestWaitMs;
    const { promise: ended, resolve: release } = Promise.withResolvers<void>();
    const turn = this.#turn;
    this.#turn = turn.then(() => ended);
    this.#line += 1;
    const isFree =
      this.#line === 1 || (await Promise.race([turn.then(() => true), delay(longestWaitMs, false, { ref: false })]));
    const leave = () => {
      this.#line -= 1;
      release();
    };
    if (!isFree) {
      leave();
      throw new EnquiryStoreError(`SQLITE_${busy}`);
    }
    this.#release = leave;
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const result = await whenFree(() => connection.executeQuery<Row>(query), deadline);
        // Checks the files after each commit: only then is it certain which file has the data.
        if (query.query.kind !== 'SelectQueryNode' && !this.#opened.database!.isTransaction) this.#assertSame();
        return result;
      },
      streamQuery: connection.streamQuery.bind(connection),
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }

  /** Takes the write lock at the start: a transaction that reads first and writes later could be refused half-way. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (this.#opened.database!.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely's own queue for a single connection has no limit; `QueueingDriver` queues instead. */
class QueueingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): true {
    return true;
  }
}

/**
 * Kysely's SQLite dialect for `node:sqlite`.
 * @param open called with the first query, and again after a failure
 * @param assertSame throws if the files were deleted or replaced; called after each commit
 */
class NodeSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<DatabaseSync>;
  readonly #assertSame: () => void;

  constructor(open: () => Promise<DatabaseSync>, assertSame: () => void = () => {}) {
    super({ database: async () => asKyselyCalls(await open()) });
    this.#open = open;
    this.#assertSame = assertSame;
  }

  override createDriver(): Driver {
    return withoutPersonalData(new QueueingDriver(this.#open, this.#assertSame));
  }

  override createAdapter(): SqliteAdapter {
    return new QueueingAdapter();
  }
}

/** An embedded database in a file, opened and migrated by the first query. */
export function openSqlite(file: string): Kysely<Tables> {
  let assertSame = (): void => {};
  const open = () =>
    opening(file, async () => {
      const database = await openFile(file);
      try {
        await migrate(new Kysely<Tables>({ dialect: new NodeSqliteDialect(async () => database) }));
      } catch (error) {
        database.close();
        throw error;
      }
      assertSame = watchSqliteFiles(file);
      return database;
    });
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(open, () => assertSame()) });
}

/**
 * Watches the files of an open database. If they are deleted or replaced, SQLite goes on writing to the old files,
 * which are lost when the process ends.
 * @returns a check that throws `DATABASE_REPLACED`
 */
function watchSqliteFiles(file: string): () => void {
  const identity = () => [file, `${file}-wal`].map(identityOf).join(' ');
  const opened = identity();
  return () => {
    if (identity() !== opened) throw new EnquiryStoreError('DATABASE_REPLACED');
  };
}

/** @throws EnquiryStoreError `DISK_FULL` if there is hardly any space beside the file */
export function assertSpace(file: string): void {
  if (!existsSync(file)) return;
  const { bavail, bsize } = statfsSync(file);
  if (bavail * bsize < leastSpace) throw new EnquiryStoreError('DISK_FULL');
}

function identityOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : 'none';
}
