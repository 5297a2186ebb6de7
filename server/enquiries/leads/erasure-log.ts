import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ErasureRow } from '../store/tables.ts';
import type { ErasureSubject } from '../store/erasure-records.ts';
import type { EnquiryStore } from '../store/store.ts';

/**
 * The file of the erasures, beside the database: a restored backup lacks the erasures that came after it. Each line has
 * a time and a hash, from which no address can be read.
 */
export function erasureLogFile(dataDir: string): string {
  return join(dataDir, 'erasures.log');
}

/**
 * Adds the erasures that the file lacks, in one write at its end: site, office and command line may write at once. Makes
 * the folder, which may be missing with PostgreSQL.
 * @throws Error when the file cannot be written
 */
export function writeErasureLog(file: string, erasures: readonly ErasureRow[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new Set(text.split('\n'));
  const lines = erasures.map(({ key, erased_at }) => `${erased_at} ${key}`).filter((line) => !known.has(line));
  // A line that a killed process has begun is ended first.
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  const opened = openSync(file, 'a', 0o600);
  try {
    if (lines.length > 0) writeSync(opened, `${start}${lines.join('\n')}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
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

/**
 * Erases the data of a person or of one id, and writes the file of erasures that a restore applies. The file is written
 * before the deletion too, so nothing is erased if the file cannot be written. After the deletion a failure is no error:
 * the database has the record, and the next erasure writes it.
 * @param dataDir the folder of the file, `DATA_DIR`
 * @throws Error when the file cannot be written before the deletion
 */
export async function eraseWithRecord(
  store: Pick<EnquiryStore, 'erase' | 'erasures'>,
  dataDir: string,
  whose: ErasureSubject,
): ReturnType<EnquiryStore['erase']> {
  const log = erasureLogFile(dataDir);
  writeErasureLog(log, await store.erasures());
  const outcome = await store.erase(whose);
  try {
    writeErasureLog(log, await store.erasures());
  } catch {
    // The person is erased, and so the caller is told.
  }
  return outcome;
}
