import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filledIn, sentAlong } from '../enquiries.ts';
import { startSite, type SiteServer } from '../site-server.ts';

/**
 * Floods from one machine. The limits are those of a visitor who comes meanwhile: a probe, a page and an enquiry are
 * still answered. Times are those of a machine that does nothing else; one that is shared takes longer by its load.
 */
let site: SiteServer;
beforeEach(async () => {
  await start({ TRUSTED_PROXIES: '127.0.0.1,::1' });
});
afterEach(() => site.stop());

async function start(settings: Record<string, string>): Promise<void> {
  await site?.stop();
  site = await startSite({ LOG_LEVEL: 'fatal', ...settings });
  // Code runs its slow first time now, and the caches are full.
  for (const path of ['/', '/healthz', '/buscar?q=torre', '/forms/contact?lang=es', '/cursos'])
    for (let round = 0; round < 20; round += 1) await ask(path);
}

/** So many milliseconds of a machine with nothing else to do. */
function within(ms: number): number {
  return ms * Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());
}

type Answer = { status: number; ms: number; text: string };
type Sending = { address?: string; body?: string; agent?: Agent };

/** Asks as a visitor at an address does, on a connection of its own unless an agent keeps some. */
async function ask(path: string, { address = '192.0.2.1', body, agent }: Sending = {}): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': address,
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const sent = request(
      { host: '127.0.0.1', port: site.port, path, headers, method: body === undefined ? 'GET' : 'POST', agent },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started, text }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject).end(body);
  });
}

async function residentMegabytes(): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${site.process.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Asks for a path again and again until `until` resolves; the answers. */
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
/** The time within which 99 of a hundred were answered. */
const p99 = (answers: readonly Answer[]) =>
  answers.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(answers.length * 0.99) - 1] ?? Infinity;
const statuses = (answers: readonly Answer[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other);

/** A connection that sends so many requests in one write, and reads none of the answers. */
async function deafConnection(requests: number): Promise<Socket> {
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
  // As many as a connection may have unanswered: they stay open, with all their answers.
  [300, 8],
])('%i connections with %i requests each that read no answer cost less than 40 MB', async (connections, requests) => {
  // Without a proxy: one in front reads answers itself, and passes requests on one at a time.
  await start({});
  const before = await residentMegabytes();
  const deaf = await Promise.all(Array.from({ length: connections }, () => deafConnection(requests)));
  const measured: number[] = [];
  const probes = await askMeanwhile(
    '/healthz',
    (async () => {
      for (let time = 0; time < 15; time += 1) {
        measured.push(await residentMegabytes());
        await delay(100);
      }
    })(),
  );
  for (const socket of deaf) socket.destroy();
  expect(Math.max(...measured) - before).toBeLessThan(40);
  expect(statuses(probes)).toEqual([200]);
  expect(slowest(probes)).toBeLessThan(within(500));
});

/** So many connections that do something again and again for as long, each with its number. */
async function flood(
  connections: number,
  ms: number,
  once: (n: number, agent: Agent) => Promise<Answer>,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + ms;
  const answers: Answer[] = [];
  await Promise.all(
    Array.from({ length: connections }, async (_, n) => {
      while (performance.now() < end) answers.push(await once(n, agent));
    }),
  );
  agent.destroy();
  return answers;
}

/** Fills in forms now, so that they are old enough to be sent in the midst of a flood. */
async function filledForms(count: number): Promise<{ address: string; body: string }[]> {
  const forms = [];
  for (let n = 0; n < count; n += 1) {
    const address = `198.51.100.${n}`;
    const { text } = await ask('/forms/contact?lang=es', { address });
    forms.push({ address, body: filledIn(sentAlong(text), `Persona ${n}`).toString() });
  }
  // A form that is sent sooner after it was drawn comes back.
  await delay(3300);
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

test('searches on 100 connections, from as many senders, delay no other visitor', async () => {
  const forms = await filledForms(8);
  let number = 0;
  const searching = flood(100, 4000, async (n, agent) => {
    number += 1;
    const query = encodeURIComponent(`controlador aéreo ${number} madrid curso`);
    const answer = await ask(`/buscar?q=${query}`, { address: `10.${n}.${number % 250}.1`, agent });
    await delay(5);
    return answer;
  });
  const [probes, pages, enquiries] = await Promise.all([
    askMeanwhile('/healthz', searching),
    askMeanwhile('/cursos', searching),
    enquire(forms),
  ]);
  const searches = await searching;
  // Some are answered; for the others there was no time.
  expect(statuses(searches)).toEqual([200, 503]);
  expect(statuses([...probes, ...pages])).toEqual([200]);
  expect(statuses(enquiries)).toEqual([303]);
  expect(slowest(probes)).toBeLessThan(within(300));
  expect(p99(pages)).toBeLessThan(within(500));
  expect(slowest(enquiries)).toBeLessThan(within(500));
});

test.each([
  ['forms that are refused', '/forms/contact?lang=es', 'name=x'],
  ['unknown tokens', '/forms/tell-me/unsubscribe?lang=es', 'token=unknown'],
])('%s on 60 connections of one sender do not hold up an honest enquiry', async (_, path, body) => {
  const forms = await filledForms(8);
  const refused = flood(60, 4000, (_n, agent) => ask(path, { address: '203.0.113.1', body, agent }));
  const enquiries = await enquire(forms);
  expect((await refused).filter(({ status }) => status === 429).length).toBeGreaterThan(100);
  expect(statuses(enquiries)).toEqual([303]);
  expect(slowest(enquiries)).toBeLessThan(within(500));
});

test('unknown tokens on 300 connections of as many senders do not hold up an honest enquiry', async () => {
  const forms = await filledForms(8);
  const guessing = flood(300, 4000, async (n, agent) => {
    const answer = await ask('/forms/tell-me/unsubscribe?lang=es', {
      address: `10.1.${n >> 8}.${n & 255}`,
      body: `token=${Math.random()}`,
      agent,
    });
    await delay(20);
    return answer;
  });
  const enquiries = await enquire(forms);
  await guessing;
  expect(statuses(enquiries)).toEqual([303]);
  expect(slowest(enquiries)).toBeLessThan(within(500));
});
