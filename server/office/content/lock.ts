import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../../enquiries/store/sqlite.ts';

/**
 * Takes the machine's lock for publishing; null if another process or task has it. The lock is a transaction of SQLite,
 * so it is released when its process ends, even if it is killed.
 */
export function takeLock(folder: string): { release: () => void } | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'publishing.lock'), { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    return null;
  }
  return { release: () => database.close() };
}
