/**
 * `npm run bench:load`: sends visits and enquiries for ten minutes (`-- --seconds 60` for a shorter run, `-- --rate 10`
 * for a given rate). The rate is two thirds of the highest tried at which the 99th percentile of pages is under 50 ms.
 * The program fails if a request failed, an enquiry was lost or stored twice, or memory grew by more than 15 %. Under
 * too many enquiries, pages must still be served, and a refusal must say when to retry. The program starts its own
 * server, database and mailbox on this machine.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { listed } from '../../tests/enquiries.ts';
import { residentMemory } from '../../tests/resident-memory.ts';
import { startSite } from '../../tests/site-server.ts';
import { loadReport, type LoadResult } from './load-report.ts';
import { findRate, holdRate, quantile } from './rate.ts';
import { openVisitors, type Load } from './visitor.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    /** Visits per second at which the search begins; the search doubles them. */
    from: { type: 'string', default: '5' },
    /** Uses this rate instead of searching. */
    rate: { type: 'string' },
    out: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
/** Number of enquiries sent while the disk hangs: more than may wait for the embedded database. */
const burst = 600;
/** Duration of the disk's hang, in milliseconds. Requests that wait for more than three seconds are refused. */
const standstill = 2_000;

const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'fatal' });
const load: Load = { seen: [], acknowledged: [], filling: [] };
const visitors = openVisitors(site.port, load);
const failures: string[] = [];

try {
  // The first three seconds are not measured, because the server compresses pages and compiles code then.
  await holdRate(visitors, load, Number(values.from), 3);
  const search = { from: Number(values.from), stepSeconds: Math.min(5, seconds / 4) };
  const rate = values.rate === undefined ? await findRate(visitors, load, search) : Number(values.rate);
  console.error(`holding ${rate} visits a second for ${seconds} s`);
  load.seen.length = 0;
  const held = await holdRate(visitors, load, rate, seconds, () => residentMemory(site.process.pid!));
  const steady = load.seen.splice(0);

  const refused = steady.filter(({ status }) => status !== 200 && status !== 303);
  if (refused.length > 0) failures.push(`${refused.length} requests failed, the first with ${refused[0]!.status}`);
  const [early, late] = [held.memory.slice(0, held.memory.length / 2), held.memory.slice(held.memory.length / 2)];
  const growth = quantile(late, 0.5) / quantile(early, 0.5);
  // In its first minute the server still compresses pages, and its memory grows.
  if (seconds >= 60 && growth > 1.15) failures.push(`memory grew by ${Math.round((growth - 1) * 100)} %`);

  const overload = await measureOverload();
  const stored = (await listed(site)).map(({ name }) => name);
  const lost = load.acknowledged.filter((name) => !stored.includes(name));
  const doubled = stored.length - new Set(stored).size;
  if (lost.length > 0) failures.push(`${lost.length} enquiries were acknowledged and are not stored`);
  if (doubled > 0) failures.push(`${doubled} enquiries are stored twice`);
  if (stored.length > load.acknowledged.length) failures.push('enquiries are stored that were not acknowledged');

  const result: LoadResult = {
    rate,
    seconds,
    seen: steady,
    memory: held.memory,
    enquiries: load.acknowledged.length,
    overload,
    failures,
  };
  const report = loadReport(result);
  console.log(report);
  if (values.out !== undefined) await writeFile(values.out, report);
} finally {
  visitors.close();
  await site.stop();
}
for (const failure of failures) console.error(`FAILED: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Sends more enquiries at once than may wait for the database. Then sends refused ones again, as visitors would. */
async function measureOverload(): Promise<LoadResult['overload']> {
  load.filling = [];
  for (let number = 0; number < burst; number += 1) {
    await visitors.openForm(`Overload ${number}`, `10.9.${number >> 8}.${number & 255}`);
  }
  await new Promise((resolve) => setTimeout(resolve, 3_300));
  load.seen.length = 0;
  // A locked database simulates a disk that hangs.
  const writer = new DatabaseSync(join(site.dataDir, 'enquiries.sqlite'));
  writer.exec('begin immediate');
  const sending = visitors.sendDue();
  setTimeout(() => writer.close(), standstill);
  // Meanwhile pages are requested one after the other.
  const burstState = { isOver: false };
  void sending.finally(() => (burstState.isOver = true));
  while (!burstState.isOver) await visitors.ask('page', '/cursos', '10.8.0.1');
  const answers = await sending;
  const pages = load.seen.filter(({ kind }) => kind === 'page');
  const busy = answers.filter(({ status }) => status === 503);
  const odd = answers.filter(({ status }) => status !== 303 && status !== 503);
  if (pages.some(({ status }) => status !== 200)) failures.push('under too many enquiries a page was not served');
  if (busy.length === 0) failures.push('too many enquiries at once were no overload: nothing was measured');
  if (busy.some(({ retryAfter }) => retryAfter === undefined)) failures.push('a 503 does not say when to come back');
  if (odd.length > 0) failures.push(`an enquiry in the overload got ${odd[0]!.status}`);
  for (let round = 0; round < 20 && load.filling.length > 0; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await visitors.sendDue(Infinity);
  }
  if (load.filling.length > 0) failures.push(`${load.filling.length} enquiries were refused again and again`);
  const times = pages.map(({ ms }) => ms);
  return { sent: burst, refused: busy.length, pages: pages.length, slowestPage: Math.max(0, ...times) };
}
