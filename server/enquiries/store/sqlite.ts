import { closeSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { whenFree } from './sqlite-busy.ts';
import { StorageError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** Less free space than this, in bytes, counts as a full disk; some hundred enquiries still fit. */
const leastSpace = 1024 * 1024;

/**
 * Opens (and creates, with its folder) the embedded database. Only the account that runs the server can read a new file:
 * it holds personal data. Several processes may have it open, for example the server and the command line.
 */
export async function openSqlite(file: string): Promise<Kysely<Tables>> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // SQLite itself must not wait for locks (`timeout: 0`): it would block the event loop; `whenFree` waits instead.
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  // A write-ahead log lets the command line read while the server writes. FULL syncs the log at every commit: an
  // acknowledged enquiry is on the disk. secure_delete overwrites erased and purged texts.
  await whenFree(() => database.exec('pragma journal_mode = wal'), performance.now() + 3_000);
  database.exec('pragma synchronous = full; pragma secure_delete = on');
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
}

/**
 * Watches over the files of an open database. If they are deleted or replaced, SQLite goes on writing into the old
 * files, which are lost when the process ends.
 * @returns a check that throws StorageError `DATABASE_REPLACED`, or `DISK_FULL` where hardly any space is left
 */
export function watchSqliteFiles(file: string): { assertSame(): void; assertSpace(): void } {
  const identity = () => [file, `${file}-wal`].map(identityOf).join(' ');
  const opened = identity();
  return {
    assertSame() {
      if (identity() !== opened) throw new StorageError('DATABASE_REPLACED');
    },
    assertSpace() {
      const { bavail, bsize } = statfsSync(dirname(file));
      if (bavail * bsize < leastSpace) throw new StorageError('DISK_FULL');
    },
  };
}

function identityOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : 'none';
}
