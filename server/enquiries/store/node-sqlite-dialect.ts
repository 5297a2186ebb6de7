import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import { ConnectionQueue } from './connection-queue.ts';
import { whenFree } from './sqlite-busy.ts';

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #deadline: number;

  constructor(database: DatabaseSync, deadline: number) {
    this.#database = database;
    this.#deadline = deadline;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return whenFree(() => {
      const statement = this.#database.prepare(sql);
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    }, this.#deadline);
  }

  streamQuery(): never {
    throw new Error('the embedded database is not read as a stream');
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #queue = new ConnectionQueue();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new NodeSqliteConnection(this.#database, await this.#queue.acquire());
  }

  /** Takes the write lock at the start: a transaction that reads first and writes later could be refused half-way. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    this.#queue.release();
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

/** Kysely's own queue for a single connection has no limit; the driver queues instead. */
class QueueingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): true {
    return true;
  }
}

/** Kysely's SQLite dialect for `node:sqlite`. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#database);
  }

  createAdapter(): SqliteAdapter {
    return new QueueingAdapter();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
