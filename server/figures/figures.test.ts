import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { quietLog } from '../../tests/quiet-log.ts';
import { sampleEnquiry } from '../../tests/sample-enquiry.ts';
import { freePort } from '../../tests/site-server.ts';
import { type EnquiryStore, openEnquiryStore } from '../enquiries/store/store.ts';
import { EnquiryStoreError } from '../enquiries/store/store-error.ts';
import { startApp } from '../../tests/site-app.ts';
import { createFigures, type Figures } from './figures.ts';

const { folder } = temporaryFolders('figures');
let store: EnquiryStore;
let figures: Figures;
let watched: EnquiryStore;
let site: Awaited<ReturnType<typeof startApp>>;
let port: number;
const database = { isAway: false };

beforeAll(async () => {
  store = await openEnquiryStore({ DATA_DIR: folder });
  port = await freePort();
  figures = createFigures({ port, host: '127.0.0.1' });
  const away = async () => {
    if (database.isAway) throw new EnquiryStoreError('SQLITE_14');
  };
  watched = figures.watchStore({
    ...store,
    accept: async (enquiry) => (await away(), store.accept(enquiry)),
    ping: async () => (await away(), store.ping()),
  });
  site = await startApp({}, { store: watched });
  await figures.serve(site.server, quietLog().log);
});

afterAll(async () => {
  figures.stop();
  await site.close();
  await store.close();
});

const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('requests are counted and timed by kind and status', async () => {
  for (const path of ['/', '/cursos', '/blog/uno', '/assets/main-AbCd.css', '/assets/none.css', '/favicon.svg'])
    await site.get(path);
  for (const path of ['/healthz', '/readyz', '/forms/none', '/data/es/home.json', '/geo/json/']) await site.get(path);
  for (const path of ['/forms/none', '/measure/vitals']) await site.get(path, {}, 'POST');
  const text = await read();
  const counted = (kind: string, status: number, number: number) =>
    expect(text).toContain(
      `centro_atco_http_request_duration_seconds_count{kind="${kind}",status="${status}"} ${number}\n`,
    );
  counted('page', 200, 3);
  counted('data', 404, 1);
  counted('form', 404, 1);
  counted('other', 200, 1);
  counted('other', 403, 1);
  counted('asset', 200, 1);
  counted('asset', 404, 1);
  counted('file', 200, 1);
  counted('probe', 200, 2);
  counted('enquiry', 404, 1);
  expect(text).toContain('centro_atco_http_request_duration_seconds_bucket{le="10",kind="page",status="200"} 3\n');
  // The sum is in seconds.
  const sum = Number(/duration_seconds_sum\{kind="page",status="200"\} (\S+)/.exec(text)?.[1]);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(60);
});

test('enquiries are counted by form, once each, and failures to store one are counted too', async () => {
  const first = sampleEnquiry({ form: 'campus' });
  await watched.accept(first);
  await watched.accept(first);
  await watched.accept(sampleEnquiry({ form: 'campus' }));
  database.isAway = true;
  await expect(watched.accept(sampleEnquiry())).rejects.toThrow('SQLITE_14');
  database.isAway = false;
  const text = await read();
  expect(text).toContain('centro_atco_enquiries_total{form="campus"} 2\n');
  // The series exist from the first scrape on: otherwise the first enquiry of a form would not count as an increase.
  expect(text).toContain('centro_atco_enquiries_total{form="contact"} 0\n');
  expect(text).toContain('centro_atco_store_failures_total 1\n');
});

test('waiting deliveries are counted with the age of the oldest; without a database the counts are left out', async () => {
  await store.accept(sampleEnquiry({ receivedAt: new Date(Date.now() - 3_600_000) }));
  const text = await read();
  expect(text).toContain('centro_atco_store_ready 1\n');
  expect(text).toContain('centro_atco_outbox_deliveries{kind="centre-mail",state="waiting"} 3\n');
  expect(text).toContain('centro_atco_outbox_deliveries{kind="centre-mail",state="failed"} 0\n');
  expect(text).toMatch(/centro_atco_outbox_oldest_seconds\{kind="centre-mail"\} 360\d/);
  expect(text).toContain('centro_atco_outbox_oldest_seconds{kind="webhook"} 0\n');
  // A delivery that is being sent still waits.
  await store.claim({ kinds: ['centre-mail'], limit: 3, leaseMs: 60_000 });
  expect(await read()).toMatch(/centro_atco_outbox_oldest_seconds\{kind="centre-mail"\} 360\d/);
  database.isAway = true;
  const without = await read();
  database.isAway = false;
  expect(without).toContain('centro_atco_store_ready 0\n');
  expect(without).not.toContain('centro_atco_outbox_deliveries{');
});

test('process and Web Vitals are reported, without data of visitors', async () => {
  figures.countVitals({ page: 'home', values: [{ name: 'LCP', value: 1200 }] });
  await site.get('/?gclid=visitor-secret', { 'user-agent': 'visitor-secret' });
  const text = await read();
  expect(text).toContain('web_vitals_lcp_seconds_bucket{le="1.5",page="home"} 1\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).not.toMatch(/visitor-secret|Nuria|example\.com/);
});

test('pages that could not be drawn are counted', async () => {
  expect(await read()).toContain('centro_atco_page_failures_total 0\n');
  figures.countPageFailure();
  expect(await read()).toContain('centro_atco_page_failures_total 1\n');
});

test('the address of the figures serves nothing else, and the site’s address serves no figures', async () => {
  for (const [path, method] of [
    ['', 'GET'],
    ['metrics', 'POST'],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { method });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      404,
      'text/plain',
      '404 Not Found\n',
    ]);
  }
  const { headers } = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect((await site.get('/metrics')).status).toBe(404);
});
