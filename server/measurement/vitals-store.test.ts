import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prometheusText } from './prometheus-text.ts';
import { vitalsFile } from './start-measurement.ts';
import { runVitals } from './vitals-command.ts';
import { openVitalsStore } from './vitals-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitals-'));
const file = join(folder, vitalsFile);
let printed = '';
const output = { out: (text: string) => void (printed += text), err: (text: string) => void (printed += text) };

beforeEach(() => (printed = ''));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function measure(): void {
  const store = openVitalsStore(file);
  for (const value of [900, 1800, 2400, 5000]) store.add({ page: 'home', values: [{ name: 'LCP', value }] });
  store.add({
    page: 'contact',
    values: [
      { name: 'CLS', value: 0 },
      { name: 'INP', value: 230 },
    ],
  });
  store.close();
}

test('values are kept as counts, and added up over restarts', () => {
  measure();
  measure();
  const store = openVitalsStore(file);
  const lcp = store.since('2026-01-01').get('home')?.get('LCP');
  store.close();
  expect(lcp).toEqual({ counts: [0, 2, 0, 2, 2, 0, 0, 0, 2, 0, 0], sum: 20_200 });
});

test('a file that is locked is written later, and nothing is lost', () => {
  vi.useFakeTimers();
  const failures: unknown[] = [];
  const store = openVitalsStore(file, (error) => failures.push(error));
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  store.add({ page: 'home', values: [{ name: 'LCP', value: 100 }] });
  vi.advanceTimersByTime(5000);
  expect(failures).toHaveLength(1);
  other.exec('rollback');
  other.close();
  vi.advanceTimersByTime(5000);
  expect(failures).toHaveLength(1);
  expect(store.since('2026-01-01').get('home')?.get('LCP')?.sum).toBe(100);
  store.close();
  vi.useRealTimers();
});

test('the command line shows them, worst metrics included', () => {
  measure();
  expect(runVitals([], folder, output)).toBe(0);
  expect(printed).toMatch(/home\s+LCP\s+4\s+2500 ms\s+good\s+75 %\s+25 %/);
  expect(printed).toMatch(/contact\s+INP\s+1\s+\d+ ms\s+needs improvement/);
});

test('the command line writes JSON of one page', () => {
  measure();
  expect(runVitals(['--json', '--page', 'contact'], folder, output)).toBe(0);
  expect((JSON.parse(printed) as { metric: string }[]).map(({ metric }) => metric)).toEqual(['INP', 'CLS']);
});

test('the command line says what it did not understand, and when there is nothing', () => {
  expect(runVitals(['--days', 'x'], folder, output)).toBe(2);
  expect(printed).toContain('--days expects a number');
  printed = '';
  expect(runVitals([], folder, output)).toBe(0);
  expect(printed).toBe('Nothing has been measured in this time.\n');
});

test('Prometheus reads cumulative buckets in seconds', () => {
  const store = openVitalsStore(file);
  store.add({
    page: 'home',
    values: [
      { name: 'LCP', value: 900 },
      { name: 'LCP', value: 20_000 },
    ],
  });
  const text = prometheusText(store.sinceStart());
  store.close();
  expect(text).toContain('# TYPE web_vitals_lcp_seconds histogram\n');
  expect(text).toContain('web_vitals_lcp_seconds_bucket{page="home",le="0.5"} 0\n');
  expect(text).toContain('web_vitals_lcp_seconds_bucket{page="home",le="10"} 1\n');
  expect(text).toContain('web_vitals_lcp_seconds_bucket{page="home",le="+Inf"} 2\n');
  expect(text).toContain('web_vitals_lcp_seconds_sum{page="home"} 20.9\n');
  expect(text).toContain('web_vitals_lcp_seconds_count{page="home"} 2\n');
});
