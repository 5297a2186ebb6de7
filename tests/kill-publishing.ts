import { execFile } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { openDatabase } from '../server/enquiries/store/store.ts';
import { readEnv } from '../server/env.ts';
import { openContent } from '../server/office/content/open-content.ts';
import { git, push } from './content-repository.ts';
import { runToKill, type Kill } from './killed-program.ts';
import { startSite } from './site-server.ts';

const execute = promisify(execFile);

/**
 * Kills an office and its drawing program while they publish to the built site, and checks the pages that two servers
 * show afterwards. Run this program by hand after a build; `node tests/kill-publishing.ts 20` takes some minutes. The
 * daily test (`killed-publishing.system.test.ts`) uses a small site of text files instead of the built site.
 */
const [count = '20', ...own] = process.argv.slice(2);
const course = 'courses/block-1-tower.yaml';
const priceIn = (text: string) => Number(/amount: (2\d{4})\b/.exec(text)![1]);
const steps = ['started', 'check', 'draw', 'keep', 'switch'];
/** Longest time between the start of a step and the kill, in milliseconds. */
const longest: Readonly<Record<string, number>> = { started: 200, check: 4_000, draw: 4_000, keep: 100, switch: 1_500 };

if (count === 'office') await publish(own[0]!, own[1]!, Number(own[2]));
else await killAll(Number(count));

/** Runs an office that publishes one price after the other, and writes a line for each step. */
async function publish(dataDir: string, repository: string, publications: number): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const { draft, publisher } = await openContent(
    { repository, branch: 'main' },
    {
      dist: resolve('dist'),
      env: readEnv({ DATA_DIR: dataDir }),
      office: { OFFICE_URL: 'http://localhost:3601' },
      log: pino({ level: 'silent' }),
      db: (await openDatabase(readEnv({ DATA_DIR: dataDir }))).db,
      now: () => new Date(),
    },
  );
  say((await publisher.publishHead()).drawn ? 'drawn' : 'shown already');
  say('started');
  for (let number = 0; number < publications; number += 1) {
    await draft.use('ana@example.com', async (files) => {
      const text = (await files.text(course))!;
      const price = priceIn(text);
      await files.write(course, text.replace(`amount: ${price}`, `amount: ${price + 1}`));
    });
    await publisher.publish('ana@example.com', { files: [course], sure: true }, async () => undefined);
    let last = '';
    for (let state = publisher.state(); state.state === 'running'; state = publisher.state()) {
      if (state.step !== last) say((last = state.step));
      await delay(2);
    }
    const ended = publisher.state();
    say(ended.state === 'done' ? `done ${ended.seconds}` : JSON.stringify(ended));
  }
  process.exit();
}

async function killAll(kills: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kill-publishing-'));
  const [address, developer] = [join(folder, 'site.git'), join(folder, 'developer')];
  git(folder, 'init', '-q', '--bare', address);
  git(folder, 'clone', '-q', address, developer);
  cpSync('content', join(developer, 'content'), { recursive: true, filter: (file) => !file.endsWith('.schemas') });
  push(developer, 'Begin');
  const site = await startSite();
  // The second server simulates another machine: it has its own data folder, and gets the content from the repository.
  const other = await startSite();
  const faults: string[] = [];
  try {
    for (let turn = 0; turn < kills; turn += 1) {
      const step = steps[turn % steps.length]!;
      const before = await read(site.url);
      const heard = await run(site.dataDir, address, 3, { step, after: Math.random() * longest[step]! });
      const [now, later] = [await read(site.url), (await delay(2_500), await read(site.url))];
      const kept = priceIn(git(address, 'show', `main:content/${course}`));
      git(address, 'fsck', '--connectivity-only');
      // The next start of the office shows content that was pushed but not shown.
      if (now.mixed || later.mixed || ![before.price, kept].includes(later.price))
        faults.push(`turn ${turn}, ${step}: ${JSON.stringify({ before, now, later, kept })}`);
      console.log(`${turn + 1}: killed in ${step} (${heard.at(-1)}); repository ${kept}, site ${later.price}`);
    }
    const last = await run(site.dataDir, address, 1);
    const kept = priceIn(git(address, 'show', `main:content/${course}`));
    const here = await readUntil(site.url, kept);
    await follow(folder, address, other.dataDir);
    const others = await readUntil(other.url, kept);
    console.log(`then: ${last.join(', ')}; repository ${kept}, site ${here.price}, the other machine ${others.price}`);
    if (here.mixed || here.price !== kept || others.mixed || others.price !== kept) faults.push('the end');
  } finally {
    await Promise.all([site.stop(), other.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
  console.log(faults.length === 0 ? `${kills} kills: old or new each time, never mixed` : faults.join('\n'));
  process.exit(faults.length === 0 ? 0 : 1);
}

/** Runs an office, and kills it with all its programs some time after the start of a step. */
function run(dataDir: string, address: string, publications: number, kill?: Omit<Kill, 'all'>): Promise<string[]> {
  const words = [process.argv[1]!, 'office', dataDir, address, `${publications}`];
  return runToKill(words, kill && { ...kill, all: true });
}

/**
 * The price on the served pages. `mixed` is true if two readings in a row find different prices or a failure. A single
 * mixed reading is accepted, as the content may be switched between its responses.
 */
async function read(url: string): Promise<{ price: number; mixed: boolean }> {
  const first = await readOnce(url);
  return first.mixed ? readOnce(url) : first;
}

async function readOnce(url: string): Promise<{ price: number; mixed: boolean }> {
  const texts = await Promise.all(
    ['/bloque-1-habilitacion-torre', '/courses', '/cursos'].map(async (path) => {
      const answer = await fetch(url + path);
      return { status: answer.status, text: await answer.text() };
    }),
  );
  const prices = texts.map(({ text }) => Number(/\b27[.,]?(\d{3})\b/.exec(text)?.[1] ?? Number.NaN) + 27_000);
  const mixed = texts.some(({ status }) => status !== 200) || new Set(prices).size > 1;
  return { price: prices[0]!, mixed };
}

/** Waits for a server to show new content, which takes seconds on a busy machine. */
async function readUntil(url: string, price: number): ReturnType<typeof read> {
  for (let tries = 0; tries < 60; tries += 1) {
    const found = await read(url);
    if (found.mixed || found.price === price) return found;
    await delay(500);
  }
  return read(url);
}

/** Follows the content as operations/follow-content.sh does on another machine. */
async function follow(folder: string, address: string, dataDir: string): Promise<void> {
  const place = join(folder, 'followed');
  mkdirSync(place);
  // These calls are not synchronous, so that the event loop can handle connections that were closed.
  await execute('sh', ['-c', 'git -C "$0" archive main content | tar -x -C "$1"', address, place]);
  await execute(process.execPath, ['server/publish/publish.ts', join(place, 'content')], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
