import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { expect } from '@playwright/test';
import { test } from '../page-test.ts';
import { residentMemory } from '../resident-memory.ts';
import { startSite, type SiteServer } from '../site-server.ts';

/** Number of requests; `RANDOM_REQUESTS=10000` is the long run. */
const amount = Number(process.env.RANDOM_REQUESTS ?? 1500);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_121);

/** The maximum processor time for a response from warm code, in milliseconds. */
const dearest = 250;

/** Numbers from 0 to 1 that are the same in every run with the same seed (mulberry32). */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = randomNumbers(seed);
const below = (limit: number) => Math.floor(next() * limit);
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'];
const paths = `/ /home /cursos /courses /contacto /blog /blog/nada /exito /nada
/aviso-legal /data/es/terms.json /data/en/search-index.json /data/xx.json /data/build.json /assets/ /favicon.svg /forms/contact /forms/information
/forms/__proto__ /forms/embed.js /forms/ /measure/vitals /geo/json/ /robots.txt /sitemap.xml /feed.xml /healthz
/readyz /.env /%2e%2e/etc/passwd`.split(/\s/);
const words = ['lang=en', 'lang=es', 'lang=%00', 'course=x', 'page=/cursos', 'a[b]=c', '__proto__=1', 'x='.repeat(500)];
const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'multipart/form-data', 'x', ''];
const headers =
  `accept-encoding accept-language cookie user-agent if-none-match x-forwarded-for origin sec-fetch-site sec-fetch-dest
referer range accept cf-ipcountry expect te if-match`.split(/\s/);

/** A text of unusual characters, all of which a client can send in a header. */
function randomText(most: number): string {
  const pieces = [
    'a',
    ' ',
    ';',
    ',',
    '=',
    '"',
    '*',
    '/',
    '%',
    'q=0',
    'br',
    'en',
    'site-language=',
    'W/',
    '\u00FF',
    '\t',
  ];
  const piece = oneOf(pieces);
  return next() < 0.5
    ? piece.repeat(below(most / piece.length))
    : Array.from({ length: below(60) }, () => oneOf(pieces)).join('');
}

function address(): string {
  let path = oneOf(paths);
  if (next() < 0.3) path += oneOf(['/', '//', '/'.repeat(3000), '%', '%zz', '%00', '%C3%B1', '..', '\\', ';x', 'Ñ']);
  if (next() < 0.4) path += `?${oneOf(words)}&${encodeURI(randomText(2000))}`;
  return encodeURI(path).replaceAll('%25', '%');
}

type Request = { method: string; path: string; headers: Record<string, string>; body: string };
/** A refusal is the 503 of an overloaded server, which names when to come back. */
type Sent = { status: number; isRefusal?: boolean; ms: number; request: Request };

function randomRequest(): Request {
  const method = oneOf(methods);
  const path = address();
  const given: Record<string, string> = {};
  for (let count = below(4); count > 0; count -= 1) given[oneOf(headers)] = randomText(3500).trim();
  if (given.expect) given.expect = 'x';
  const body =
    method === 'GET' || method === 'HEAD' || method === 'TRACE' ? '' : randomText(next() < 0.05 ? 200_000 : 2000);
  if (body) {
    given['content-type'] = oneOf(types);
    given['content-length'] = String(Buffer.byteLength(body));
  }
  return { method, path, headers: given, body };
}

async function sendOne({ port }: SiteServer, agent: Agent, given: Request): Promise<Sent> {
  const { body, ...line } = given;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, agent, ...line }, (answer) => {
      const status = answer.statusCode ?? 0;
      const isRefusal = status === 503 && answer.headers['retry-after'] !== undefined;
      answer.resume().on('end', () => resolve({ status, isRefusal, ms: performance.now() - started, request: given }));
    });
    // If the server rejects a body without reading it, the connection may close while the rest is still being written.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET'
        ? resolve({ status: 0, ms: 0, request: given })
        : reject(new Error(`${error.message}: ${JSON.stringify(line)}`)),
    );
    sent.end(body);
  });
}

/** Processor time of a process so far, in milliseconds, in steps of ten. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // User and system time are fields 14 and 15. Counting starts behind field 2, a name that may contain blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

test(`${amount} random requests cause no failures, no slow responses and no memory leak`, async () => {
  test.setTimeout(60_000 + amount * 60);
  const site = await startSite({
    TRUSTED_PROXIES: '127.0.0.1,::1',
    COUNTRY_HEADER: 'cf-ipcountry',
    // A small heap makes a leak visible soon.
    NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=2',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const answers: Sent[] = [];
  const resident: number[] = [];
  for (let part = 0; part < 10; part += 1) {
    for (let sent = 0; sent < amount / 10; sent += 4)
      answers.push(...(await Promise.all([1, 2, 3, 4].map(async () => sendOne(site, agent, randomRequest())))));
    resident.push(await residentMemory(site.process.pid!));
  }
  // Repeats slow requests: costly ones are slow again, those delayed by a busy machine are not.
  const dear: Request[] = [];
  for (const { request: given } of answers.filter(({ ms }) => ms > dearest)) {
    const before = await processorTime(site.process.pid!);
    await sendOne(site, agent, given);
    if ((await processorTime(site.process.pid!)) - before > dearest) dear.push(given);
  }
  agent.destroy();
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => String(status)));
  console.log(
    `seed ${seed}: ${statuses.map(([status, all]) => `${all?.length} x ${status}`).join(', ')};`,
    `slowest ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms;`,
    `resident ${resident.map(Math.round).join(' ')} MB`,
  );
  expect(answers.filter(({ status, isRefusal }) => status >= 500 && !isRefusal)).toEqual([]);
  expect(answers.filter(({ status }) => status === 0).length).toBeLessThan(amount / 20);
  expect(dear).toEqual([]);
  // The first requests fill the caches: pages in each encoding, for each kind of visitor.
  expect((resident.at(-1) ?? 0) - (resident[3] ?? 0)).toBeLessThan(40);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  await site.stop();
});
