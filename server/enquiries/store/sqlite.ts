import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { whenFree } from './sqlite-busy.ts';
import type { Tables } from './tables.ts';

/** How long one statement may hold up the event loop before the wait for another process goes on without blocking. */
const busyTimeoutMs = 25;

/**
 * Opens (and creates, with its folder) the embedded database. Only the account that runs the server can read a new file:
 * it holds personal data. Several processes may have it open, for example the server and the command line.
 */
export async function openSqlite(file: string): Promise<Kysely<Tables>> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  // A write-ahead log lets the command line read while the server writes; FULL syncs the log at every commit, which is
  // what "durable before it is acknowledged" means; secure_delete overwrites what is erased or purged.
  await whenFree(() => database.exec('pragma journal_mode = wal'));
  database.exec('pragma synchronous = full; pragma secure_delete = on');
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
}
