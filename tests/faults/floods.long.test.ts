import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { filledIn, sentAlong, waitOutFilling } from '../enquiries.ts';
import { processorTimes, type ProcessorTimes } from '../processor-time.ts';
import { residentMemory } from '../resident-memory.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { ask as askAt, type Answer, type Sending } from './ask.ts';
import type { Flood } from './flood.ts';

/**
 * Floods from one machine. During a flood the requests of other visitors must be answered within limits. The limits are
 * those of an idle machine, multiplied by how much longer this machine took for the same work.
 */
let site: SiteServer;
/** The processor times of the site and of this process at the start of a test. */
let begun: ProcessorTimes[] = [];
afterEach(() => site.stop());

/** Settings of a site behind a proxy, which passes on the senders' addresses. */
const proxied = { TRUSTED_PROXIES: '127.0.0.1,::1' };

async function start(settings: Record<string, string>): Promise<void> {
  site = await startSite({ LOG_LEVEL: 'fatal', ...settings });
  // Warms up code and caches.
  for (const path of ['/', '/healthz', '/buscar?q=torre', '/forms/contact?lang=es', '/cursos'])
    for (let round = 0; round < 20; round += 1) await ask(path);
  begun = await bothTimes();
}

const bothTimes = () => Promise.all([site.process.pid!, process.pid].map(processorTimes));

/** Scales a limit in milliseconds for an idle machine to the load of this one since the start of the test. */
async function within(ms: number): Promise<number> {
  const factors = (await bothTimes()).map(({ running, waiting }, index) => {
    const ran = running - begun[index]!.running;
    return (ran + waiting - begun[index]!.waiting) / ran;
  });
  return ms * Math.max(...factors);
}

const ask = (path: string, sending?: Sending) => askAt(site.port, path, sending);

/** Asks for a path again and again until `until` settles, and returns the answers. */
async function askMeanwhile(path: string, until: Promise<unknown>, sending: Sending = {}): Promise<Answer[]> {
  const answers: Answer[] = [];
  const state = { isOver: false };
  void until.finally(() => (state.isOver = true));
  while (!state.isOver) {
    answers.push(await ask(path, sending));
    await delay(20);
  }
  return answers;
}

const slowest = (answers: readonly Answer[]) => Math.max(...answers.map(({ ms }) => ms));
/** The 99th percentile of the response times. */
const p99 = (answers: readonly Answer[]) =>
  answers.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(answers.length * 0.99) - 1] ?? Infinity;
const statuses = (answers: readonly Answer[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other);

/** A connection that sends many requests in one write, and reads no response. */
async function unreadConnection(requests: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests));
      resolve(socket);
    });
    socket.on('error', () => undefined);
  });
}

test.each([
  [1, 2400],
  [5, 2400],
  [300, 150],
  // Eight unanswered requests per connection are allowed: these connections stay open and keep all their responses.
  [300, 8],
])('%i connections with %i requests each and unread responses need less than 64 MB', async (connections, requests) => {
  // The site has no proxy here: a proxy would read the responses itself and pass on requests one at a time.
  await start({});
  const before = await residentMemory(site.process.pid!);
  const unread = await Promise.all(Array.from({ length: connections }, () => unreadConnection(requests)));
  const measured: number[] = [];
  const probes = await askMeanwhile(
    '/healthz',
    (async () => {
      for (let time = 0; time < 15; time += 1) {
        measured.push(await residentMemory(site.process.pid!));
        await delay(100);
      }
    })(),
  );
  for (const socket of unread) socket.destroy();
  expect(Math.max(...measured) - before).toBeLessThan(64);
  expect(statuses(probes)).toEqual([200]);
  expect(slowest(probes)).toBeLessThan(await within(500));
});

/**
 * Floods the site from another thread, so that timings are not disturbed. Waits until all connections are open: Node.js
 * accepts one connection in each turn of the event loop, so one that comes with a hundred others waits about 1.5 s.
 * @returns a promise of the number of responses by status, which settles at the end of the flood
 */
async function flood(described: Omit<Flood, 'port' | 'ms'>): Promise<{ counts: Promise<Record<number, number>> }> {
  const workerData: Flood = { port: site.port, ms: 3000, ...described };
  const worker = new Worker(new URL('./flood.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  return { counts: once(worker, 'message').then(([counts]) => counts as Record<number, number>) };
}

/** Prepares filled-in forms, which are old enough to be sent during a flood. */
async function filledForms(count: number): Promise<{ address: string; body: string }[]> {
  const forms = [];
  for (let n = 0; n < count; n += 1) {
    const address = `198.51.100.${n}`;
    const { text } = await ask('/forms/contact?lang=es', { address });
    forms.push({ address, body: filledIn(sentAlong(text), `Persona ${n}`).toString() });
  }
  await waitOutFilling();
  return forms;
}

async function enquire(forms: readonly { address: string; body: string }[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const form of forms) {
    await delay(300);
    answers.push(await ask('/forms/contact?lang=es', form));
  }
  return answers;
}

test('searches on 100 connections, from many more senders, do not delay other visitors', async () => {
  await start(proxied);
  const forms = await filledForms(6);
  const { counts: searching } = await flood({
    connections: 100,
    pause: 5,
    path: '/buscar?q=controlador+a%C3%A9reo+{request}+madrid+curso',
    address: '10.{sender}.{byte}',
  });
  const [probes, pages, enquiries] = await Promise.all([
    askMeanwhile('/healthz', searching),
    askMeanwhile('/cursos', searching),
    enquire(forms),
  ]);
  // Some searches are answered, and the others are rejected for lack of time.
  expect(Object.keys(await searching)).toEqual(['200', '503']);
  expect(statuses([...probes, ...pages])).toEqual([200]);
  expect(statuses(enquiries)).toEqual([303]);
  // The slowest responses do not count: a machine may stop for a second.
  expect(p99(probes)).toBeLessThan(await within(300));
  expect(p99(pages)).toBeLessThan(await within(500));
  expect(slowest(enquiries)).toBeLessThan(await within(500));
});

test.each([
  ['forms that are refused', '/forms/contact?lang=es', 'name=x'],
  ['unknown tokens', '/forms/tell-me/unsubscribe?lang=es', 'token=unknown'],
])('%s on 60 connections of one sender do not delay a genuine enquiry', async (_, path, body) => {
  await start(proxied);
  const forms = await filledForms(6);
  const { counts: refused } = await flood({ connections: 60, pause: 0, path, address: '203.0.113.1', body });
  const enquiries = await enquire(forms);
  expect((await refused)[429]).toBeGreaterThan(100);
  expect(statuses(enquiries)).toEqual([303]);
  expect(slowest(enquiries)).toBeLessThan(await within(500));
});

test('unknown tokens on 300 connections of as many senders do not delay a genuine enquiry', async () => {
  await start(proxied);
  const forms = await filledForms(6);
  const { counts: guessing } = await flood({
    connections: 300,
    pause: 20,
    path: '/forms/tell-me/unsubscribe?lang=es',
    address: '10.1.{sender}',
    body: 'token=unknown-{request}',
  });
  const enquiries = await enquire(forms);
  await guessing;
  expect(statuses(enquiries)).toEqual([303]);
  expect(slowest(enquiries)).toBeLessThan(await within(500));
});
