import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '../../src/site/links.ts';
import { routeRow, type RouteId } from '../../src/site/routes.ts';
import { eventually } from '../eventually.ts';
import { forgedAddresses } from '../forged-addresses.ts';
import { processorTime } from '../processor-time.ts';
import { startSite, type SiteServer } from '../site-server.ts';

/** Number of addresses for each tool; `FORGED_ADDRESSES=3000` is the long run. */
const amount = Number(process.env.FORGED_ADDRESSES ?? 60);

/** The maximum processor time for a response, in milliseconds. */
const dearest = 50;

/** The maximum length of an address: the server refuses longer addresses (`server/http/request-guard.ts`). */
const longest = 12_000;

/** The tools whose results the server renders, with valid answers. */
const tools = [
  ['canI', ['24', 'c1', 'degree', 'six', 'eu', 'tower', 'doubt']],
  ['costs', ['tower', 'canarias', '600', '5,85', '27000', '12']],
  ['compare', ['block-1-tower', 'full-rating', 'atco-initial', 'complete-rating']],
  ['career', ['student', 'tower-unit', 'area-unit', 'ojti', 'assessor']],
  ['mockExam', ['charts', 'meteorology', 'english', '1', '4', '99999']],
] as const satisfies [RouteId, string[]][];

let site: SiteServer;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' });
  // Until then the server draws pages ahead, which costs time too.
  await eventually(() => expect(site.output()).toContain('the pages are drawn'));
});
afterAll(async () => {
  agent.destroy();
  await site.stop();
});

/** The text of a document, without its scripts and styles. */
function wordsOf(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^<>]*>/gs, ' ');
}

type Answer = { status: number; ms: number; html: string };

/**
 * Sends a request as a browser does, from the sender with the number `count`. Each sender sends only a few requests, as
 * the server limits results per sender and minute.
 */
async function ask(path: string, count: number): Promise<Answer> {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, agent, headers }, (answer) => {
      const packed = answer.headers['content-encoding'] === 'br';
      let ms = 0;
      answer.on('end', () => (ms = performance.now() - started));
      const body = packed ? answer.pipe(createBrotliDecompress()) : answer;
      text(body).then((html) => resolve({ status: answer.statusCode ?? 0, ms, html }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Sends a request, and measures the server's processor time for it in milliseconds. */
async function askWithCost(path: string, count: number): Promise<Answer & { cost: number }> {
  const before = await processorTime(site.process.pid!);
  const answer = await ask(path, count);
  return { ...answer, cost: (await processorTime(site.process.pid!)) - before };
}

test.each(tools)(`${amount} forged addresses of %s get its form in time or are too long`, async (page, values) => {
  const names = routeRow(page).answers ?? [];
  const paths = (['es', 'en'] as const).map((language) => pathTo(page, language));
  const times: number[] = [];
  const wrong: string[] = [];
  // Code that has not run before is slower.
  for (let round = 0; round < 20; round += 1) await ask(`${paths[round % 2]}?${names[0]}=${values[0]}`, round);
  for (const [index, forged] of forgedAddresses(names, values).slice(0, amount).entries()) {
    const path = paths[index % 2] + encodeURI(forged).replaceAll('%25', '%');
    const { status, html, ms, cost: first } = await askWithCost(path, index);
    let cost = first;
    // Collecting garbage and compiling code also cost time, but not each time.
    for (let again = 0; cost > dearest && again < 4; again += 1)
      cost = Math.min(cost, (await askWithCost(path, index)).cost);
    times.push(ms);
    const isDrawn = html.includes('<form') && !/\b(?:NaN|Infinity|undefined)\b|\[object/.test(wordsOf(html));
    const isRight = status === 200 ? isDrawn : [414, 431].includes(status) && path.length > longest;
    if (!isRight || cost > dearest) wrong.push(`${status} ${cost} ms ${path.slice(0, 200)}`);
  }
  times.sort((one, other) => one - other);
  const [middle, late, last] = [0.5, 0.99, 1].map((part) => times[Math.ceil(times.length * part) - 1]?.toFixed(1));
  console.log(
    `${page}: ${times.length} addresses, half within ${middle} ms, 99 % within ${late} ms, all within ${last} ms`,
  );
  expect(wrong).toEqual([]);
});
