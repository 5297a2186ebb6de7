import { closeSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { whenFree } from './sqlite-busy.ts';
import { StorageError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** With less free space than this, in bytes, the disk counts as full; some enquiries may still fit. */
const leastSpace = 1024 * 1024;

/**
 * Opens the embedded database, and creates it with its folder if needed. New files can only be read by the account of
 * this process, since they contain personal data. Several processes may open it, such as the server and the command
 * line.
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
 * Watches the files of an open database. If they are deleted or replaced, SQLite goes on writing to the old files,
 * which are lost when the process ends.
 * @returns checks that throw a StorageError: `DATABASE_REPLACED`, and `DISK_FULL` if there is hardly any space
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
