import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ErasureRow } from '../store/tables.ts';

/**
 * The file of the erasures, beside the database: a restored backup lacks the erasures that came after it. Each line has
 * a time and a hash, from which no address can be read.
 */
export function erasureLogFile(dataDir: string): string {
  return join(dataDir, 'erasures.log');
}

/**
 * Adds erasures to the file, and keeps its earlier lines, which may come from a lost database. Makes the folder, which
 * may be missing with PostgreSQL.
 * @throws Error when the file cannot be written
 */
export function writeErasureLog(file: string, erasures: readonly ErasureRow[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lines = new Set([...readErasureLog(file), ...erasures].map(({ key, erased_at }) => `${erased_at} ${key}\n`));
  writeFileSync(`${file}.new`, [...lines].toSorted().join(''), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** Reads the file; there is none before the first erasure. */
export function readErasureLog(file: string): ErasureRow[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [erased_at, key] = line.split(' ');
      return erased_at && key ? [{ erased_at, key }] : [];
    });
}
