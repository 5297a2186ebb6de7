import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { VitalName, VitalsReport } from '../../src/site/vitals.ts';
import { bucketOf } from './vitals-buckets.ts';

/** How many values of one page and metric fell into one bucket, and their sum. */
export type VitalsCount = { page: string; metric: VitalName; bucket: number; count: number; sum: number };

/** Keeps how fast pages were in the field, as counts by day, page, metric and bucket. Nothing in it leads to a visit. */
export type VitalsStore = {
  /** Adds one visit's values; what cannot be written is dropped. */
  add(report: VitalsReport): void;
  /** What was stored on the days from `firstDay` (`YYYY-MM-DD`, UTC) on; everything by default. */
  counts(firstDay?: string): VitalsCount[];
  close(): void;
};

/** Days that are kept: a year to compare with, and a month. */
const keptDays = 400;

/**
 * Opens (and creates, with its folder) the file of measured values; several processes may have it open. Writes are not
 * synced: a power cut may cost the last values, and nobody waits for the disk.
 * @param failed told why values could not be written
 * @throws Error when the file cannot be opened
 */
export function openVitalsStore(file: string, failed: (error: unknown) => void = () => {}): VitalsStore {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: 20 });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = off;
    create table if not exists vitals (
      day text not null, page text not null, metric text not null, bucket integer not null,
      count integer not null, sum real not null,
      primary key (day, page, metric, bucket)
    ) strict, without rowid`);
  // Only at the start: Prometheus takes a counter that falls for a restart.
  database.prepare("delete from vitals where day < date('now', ?)").run(`-${keptDays} days`);
  const insert = database.prepare(`
    insert into vitals (day, page, metric, bucket, count, sum) values (date('now'), ?, ?, ?, 1, ?)
    on conflict do update set count = count + 1, sum = sum + excluded.sum`);
  const select = database.prepare(`
    select page, metric, bucket, sum(count) as count, sum(sum) as sum from vitals where day >= ?
    group by 1, 2, 3 order by 1, 2, 3`);
  return {
    add({ page, values }) {
      try {
        for (const { name, value } of values) insert.run(page, name, bucketOf(name, value), value);
      } catch (error) {
        failed(error);
      }
    },
    counts: (firstDay = '') => select.all(firstDay) as VitalsCount[],
    close: () => database.close(),
  };
}
