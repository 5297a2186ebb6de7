import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test as everyTest } from 'vitest';
import type { Finding } from '../../server/operations/doctor/finding.ts';
import type { BuildRecord } from '../../server/build-record.ts';
import { freePort } from '../site-server.ts';
import { temporaryFolders } from '../temporary-folders.ts';
import { unitSandbox, unitSettings, type Sandbox } from './unit-sandbox.ts';

// Simulates the turn of a day in the installed unit. The unit's account owns only its data folder; everything else,
// including the build, is read-only. Two servers share the data folder, as in an installation.

/** Only root can mount file systems and change the account. */
const test = everyTest.runIf(process.getuid?.() === 0);

const unit = 'operations/systemd/centro-atco@.service';
const { folder, emptyFolder } = temporaryFolders('installed-unit');
/**
 * The longest wait for pages that are rendered again, in milliseconds. Rendering takes seconds on an idle machine and a
 * minute on a busy one.
 */
const patience = 240_000;

const nextDay = '2025-11-25';

let sandbox: Sandbox;
let data: string;
const servers: { port: number; figures: number; process: ChildProcess; output: () => string }[] = [];

beforeAll(async () => {
  data = emptyFolder();
  chownSync(data, 65_534, 65_534);
  // Writes the record of a build in October, whose pages change in November.
  const built = JSON.parse(readFileSync('dist/server/site.json', 'utf8')) as BuildRecord;
  const record = join(folder, 'site.json');
  writeFileSync(record, JSON.stringify({ ...built, drawnOn: '2025-10-30', changes: [nextDay] }));
  chmodSync(record, 0o644);
  sandbox = unitSandbox(unit, { project: resolve('.'), record, data });
  setClock('2025-10-30T09:00:00Z');
  for (let number = 0; number < 2; number += 1) servers.push(await startServer());
});
afterAll(async () => {
  for (const { process } of servers) {
    if (process.exitCode !== null) continue;
    process.kill('SIGKILL');
    await once(process, 'exit');
  }
});

/** Moves the clock of both servers. */
function setClock(at: string): void {
  writeFileSync(join(data, 'clock'), at);
}
const clock = () => ({
  MOVED_CLOCK: join(sandbox.state, 'clock'),
  NODE_OPTIONS: `--import=${join(sandbox.work, 'tests', 'moved-clock.ts')}`,
});

async function startServer() {
  const [port, figures] = [await freePort(), await freePort()];
  const process = sandbox.start(sandbox.command, {
    ...clock(),
    PORT: String(port),
    METRICS_PORT: String(figures),
    DRAIN_SECONDS: '0',
  });
  let output = '';
  for (const stream of [process.stdout, process.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  await until(
    async () => (await ask(port, '/readyz')) === 'ready\n',
    () => output,
  );
  return { port, figures, process, output: () => output };
}

async function until(holds: () => Promise<boolean>, told: () => string): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(told());
    await delay(100);
  }
}

const ask = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (answer) => answer.text(),
    () => '',
  );
const dayOf = async (port: number) => /\.([\d-]+)"/.exec(await ask(port, '/data/build.json'))?.[1] ?? 'of the build';
const days = () => Promise.all(servers.map(({ port }) => dayOf(port)));
const redrawn = () => readdirSync(join(data, 'redrawn')).map((name) => name.split('.').slice(1).join('.'));
const logs = () => servers.map(({ output }) => output()).join('\n');
const untilBothShow = (day: string) => until(async () => (await days()).every((shown) => shown === day), logs);
const figuresOfAge = () =>
  Promise.all(
    servers.map(async ({ figures }) => /^centro_atco_pages_old (\d)$/m.exec(await ask(figures, '/metrics'))?.[1]),
  );

/** Returns the findings of the doctor about the pages of both servers. */
async function doctor(): Promise<Finding[]> {
  const ports = servers.flatMap(({ port }) => ['--port', String(port)]);
  const command = [sandbox.command[0]!, 'scripts/doctor.ts', '--json', '--no-mail', ...ports];
  const { output } = await sandbox.run(command, { ...clock(), PORT: '' });
  return (JSON.parse(output) as Finding[]).filter(({ check }) => check === 'pages');
}

test('the unit has the restrictions that this test applies', () => {
  const settings = unitSettings(unit);
  expect(settings('ProtectSystem')).toEqual(['strict']);
  expect(settings('PrivateTmp')).toEqual(['yes']);
  expect(settings('ReadWritePaths')).toEqual([]);
  expect(settings('Environment').join(' ')).toContain(`DATA_DIR=${sandbox.state} `);
  // The unit allows setpriority, since drawing lowers its priority. This test only reads the filter; systemd applies
  // it.
  expect(settings('SystemCallFilter')).toEqual(['@system-service', '~@privileged @resources', 'setpriority']);
});

test('in the unit, build, sources and /etc are read-only, and the data folder is writable', async () => {
  const { output } = await sandbox.run([
    'sh',
    '-c',
    'touch dist/x; touch src/x; touch /etc/x; touch "$STATE/x"; id -u',
  ]);
  expect(output.match(/Read-only file system/g)).toHaveLength(3);
  expect(output).toMatch(/^65534$/m);
  expect(readdirSync(data)).toContain('x');
});

test('the next day, pages that cannot be drawn are reported by doctor and figures', async () => {
  expect(await days()).toEqual(['of the build', 'of the build']);
  expect(await figuresOfAge()).toEqual(['0', '0']);
  writeFileSync(join(data, 'redrawn'), 'in the way');
  setClock(`${nextDay}T08:00:00Z`);
  await until(async () => servers.every(({ output }) => output().includes('could not be drawn')), logs);
  expect(await days()).toEqual(['of the build', 'of the build']);
  expect(await figuresOfAge()).toEqual(['1', '1']);
  const problem = { state: 'problem', finding: expect.stringContaining('2025-10-30') };
  expect(await doctor()).toMatchObject([problem, problem]);
});

test('once the pages can be drawn, both servers show the new date, each from the data folder', async () => {
  rmSync(join(data, 'redrawn'));
  await untilBothShow(nextDay);
  expect(redrawn()).toEqual([nextDay]);
  expect(statSync(join(data, 'redrawn')).uid).toBe(65_534);
  expect(await figuresOfAge()).toEqual(['0', '0']);
  expect(await doctor()).toMatchObject([{ state: 'ok' }, { state: 'ok' }]);
});

test('a restarted server uses the existing pages', async () => {
  const [first] = servers;
  first!.process.kill('SIGTERM');
  await once(first!.process, 'exit');
  servers[0] = await startServer();
  expect(await dayOf(servers[0].port)).toBe(nextDay);
  expect(servers[0].output()).not.toContain('pages are drawn for a new day');
});
