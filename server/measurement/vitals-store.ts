import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { VitalName, VitalsReport } from '../../src/site/vitals.ts';
import { bucketOf, emptyHistogram, isVitalName, type Histogram } from './vitals-histogram.ts';

/** Histograms by page and metric. */
export type VitalsTable = Map<string, Map<VitalName, Histogram>>;

/** Keeps how fast pages were in the field, as counts by day, page, metric and bucket. Nothing in it leads to a visit. */
export type VitalsStore = {
  /** Adds one visit's values. They are written to the file a little later. */
  add(report: VitalsReport): void;
  /** What was added since this process started: what Prometheus reads. */
  sinceStart(): VitalsTable;
  /** What was stored on the days from `firstDay` (`YYYY-MM-DD`, UTC) on. */
  since(firstDay: string): VitalsTable;
  /** Writes what is left and closes the file. */
  close(): void;
};

/** Longest wait before values are written, in milliseconds: a crash loses at most these. */
const writeDelay = 5000;
/** How long a write may wait for another process; the server stands still meanwhile. Milliseconds. */
const busyTimeout = 50;
/** Days that are kept: a year to compare with, and a month. */
const keptDays = 400;

/**
 * Opens (and creates, with its folder) the file of measured values; several processes may have it open.
 * @param failed told when values could not be written; they are kept and tried again
 */
export function openVitalsStore(file: string, failed: (error: unknown) => void = () => {}): VitalsStore {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  database.exec(`
    pragma journal_mode = wal;
    create table if not exists vitals (
      day text not null, page text not null, metric text not null, bucket integer not null,
      count integer not null, sum real not null,
      primary key (day, page, metric, bucket)
    ) strict, without rowid`);
  const insert = database.prepare(`
    insert into vitals (day, page, metric, bucket, count, sum) values (?, ?, ?, ?, ?, ?)
    on conflict do update set count = count + excluded.count, sum = sum + excluded.sum`);
  const purge = database.prepare("delete from vitals where day < date('now', ?)");
  const select = database.prepare(`
    select page, metric, bucket, sum(count) as count, sum(sum) as sum from vitals where day >= ? group by 1, 2, 3`);

  const total: VitalsTable = new Map();
  let unwritten = new Map<string, VitalsTable>();
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    timer = undefined;
    try {
      database.exec('begin immediate');
      for (const [day, table] of unwritten) for (const row of rowsOf(table)) insert.run(day, ...row);
      purge.run(`-${keptDays} days`);
      database.exec('commit');
      unwritten = new Map();
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      failed(error);
      writeLater();
    }
  }

  function writeLater(): void {
    timer ??= setTimeout(write, writeDelay).unref();
  }

  return {
    add({ page, values }) {
      const day = new Date().toISOString().slice(0, 10);
      const today = unwritten.get(day) ?? new Map();
      unwritten.set(day, today);
      for (const { name, value } of values) {
        for (const table of [total, today]) count(table, page, name, bucketOf(name, value), 1, value);
      }
      writeLater();
    },
    sinceStart: () => total,
    since(firstDay) {
      const table: VitalsTable = new Map();
      for (const { page, metric, bucket, count: number, sum } of select.all(firstDay) as StoredRow[]) {
        if (isVitalName(metric)) count(table, page, metric, bucket, number, sum);
      }
      return table;
    },
    close() {
      clearTimeout(timer);
      if (unwritten.size > 0) write();
      clearTimeout(timer);
      database.close();
    },
  };
}

type StoredRow = { page: string; metric: string; bucket: number; count: number; sum: number };

function count(table: VitalsTable, page: string, name: VitalName, bucket: number, number: number, sum: number): void {
  const metrics = table.get(page) ?? new Map<VitalName, Histogram>();
  const histogram = metrics.get(name) ?? emptyHistogram(name);
  table.set(page, metrics.set(name, histogram));
  histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + number;
  histogram.sum += sum;
}

/** A histogram as rows of page, metric, bucket, count and sum; the whole sum stands in the first of them. */
function* rowsOf(table: VitalsTable): Generator<[string, VitalName, number, number, number]> {
  for (const [page, metrics] of table) {
    for (const [name, { counts, sum }] of metrics) {
      let rest = sum;
      for (const [bucket, number] of counts.entries()) {
        if (number === 0) continue;
        yield [page, name, bucket, number, rest];
        rest = 0;
      }
    }
  }
}
