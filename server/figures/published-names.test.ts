import { readFileSync } from 'node:fs';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import type { EnquiryStore } from '../enquiries/store/store.ts';
import { watchEnquiries, watchOutbox } from './store-figures.ts';
import { watchPages, watchRequests, watchVitals } from './request-figures.ts';

/** Matches names of metrics, but no words of the query language and no labels. */
const metricName = /\b(?:centro_atco|web_vitals|process|nodejs)_\w+/g;

async function published(): Promise<Set<string>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const store = {} as EnquiryStore;
  watchOutbox(registry, store);
  watchEnquiries(registry, store);
  watchPages(registry);
  watchRequests(registry, createServer())();
  watchVitals(registry);
  const types = (await registry.metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm);
  return new Set(
    [...types].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  );
}

test('every figure that the alarms ask for is published', async () => {
  const asked = new Set(readFileSync('operations/prometheus/alerts.yml', 'utf8').match(metricName));
  const names = await published();
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !names.has(name))).toEqual([]);
});

test('every alarm is named on the page with remedies', () => {
  const alarms = [...readFileSync('operations/prometheus/alerts.yml', 'utf8').matchAll(/- alert: (\w+)/g)];
  const page = readFileSync('docs/operations/alarms.md', 'utf8');
  expect(alarms.length).toBeGreaterThan(5);
  expect(alarms.filter(([, name]) => !page.includes(`\`${name}\``)).map(([, name]) => name)).toEqual([]);
});
