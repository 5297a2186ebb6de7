import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { quietLog } from '../../tests/quiet-log.ts';
import type { VitalName } from '../../src/site/vitals.ts';
import { prometheusText } from './vitals-metrics.ts';
import { startMeasurement, vitalsFile } from './start-measurement.ts';
import { openVitalsStore } from './vitals-store.ts';
import { quantile } from './vitals-summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitals-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stores values twice, as two processes one after the other, and returns their folder. */
function measured(): string {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  for (let n = 0; n < 2; n++) {
    const store = openVitalsStore(vitalsFile(dataDir));
    const add = (page: string, name: VitalName, value: number) => store.add({ page, values: [{ name, value }] });
    for (const value of [900, 1800, 2400, 20_000]) add('home', 'LCP', value);
    add('contact', 'INP', 230);
    store.close();
  }
  return dataDir;
}

function command(dataDir: string, ...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['server/measurement/vitals.ts', ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

test('the command shows what was counted over restarts, in a file that only its owner reads', () => {
  const dataDir = measured();
  expect(statSync(vitalsFile(dataDir)).mode & 0o077).toBe(0);
  const { stdout } = command(dataDir);
  expect(stdout).toMatch(/home +LCP +8 +2500 ms +good +75 % +25 %/);
  expect(stdout).toMatch(/contact +INP +2 +275 ms +needs improvement +0 % +0 %/);
  const pages = JSON.parse(command(dataDir, '--json', '--page', 'contact').stdout) as object[];
  expect(pages).toMatchObject([{ page: 'contact', metric: 'INP', visits: 2 }]);
});

test('the command says what it did not understand, and when there is nothing', () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  expect(command(dataDir)).toMatchObject({ stdout: 'Nothing has been measured in this time.\n', status: 0 });
  expect(command(dataDir, '--days', 'x')).toMatchObject({ status: 2, stderr: expect.stringContaining('--days') });
});

test('Prometheus reads cumulative buckets in seconds', () => {
  const store = openVitalsStore(vitalsFile(measured()));
  const text = prometheusText(store.counts());
  store.close();
  expect(text).toContain('# TYPE web_vitals_lcp_seconds histogram\n');
  expect(text).toContain('web_vitals_lcp_seconds_bucket{page="home",le="0.5"} 0\n');
  expect(text).toContain('web_vitals_lcp_seconds_bucket{page="home",le="2"} 4\n');
  expect(text).toContain('web_vitals_lcp_seconds_bucket{page="home",le="+Inf"} 8\n');
  expect(text).toContain('web_vitals_lcp_seconds_sum{page="home"} 50.2\n');
});

test('a quantile lies within the bucket of the value that it estimates', () => {
  const group = [0, 1, 4].map((bucket) => ({ page: 'home', metric: 'LCP' as const, bucket, count: 2, sum: 0 }));
  expect(quantile('LCP', group, 0.5)).toBe(750);
  expect(quantile('LCP', group, 0.75)).toBe(2125);
});

test('a file that cannot be opened switches the measurement off, and the warning names it', () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  writeFileSync(vitalsFile(dataDir), 'this is no database, whatever its name says, and long enough');
  const { log, lines } = quietLog();
  const store = startMeasurement({ DATA_DIR: dataDir }, log);
  store.add({ page: 'home', values: [{ name: 'LCP', value: 1 }] });
  store.close();
  expect(lines).toMatchObject([{ level: 'warn', facts: { file: vitalsFile(dataDir) } }]);
});
