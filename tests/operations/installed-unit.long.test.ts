import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test as everyTest } from 'vitest';
import { readContentRecord } from '../../server/build-record.ts';
import { freePort } from '../site-server.ts';
import { temporaryFolders } from '../temporary-folders.ts';
import { unitSandbox, unitSettings, type Sandbox } from './unit-sandbox.ts';

// Simulates the turn of a day in the installed unit. The unit's account owns only its data folder; everything else,
// including the build, is read-only.

/** Only root can mount file systems and change the account. */
const test = everyTest.runIf(process.getuid?.() === 0);

const unit = 'operations/systemd/centro-atco@.service';
const { folder, emptyFolder } = temporaryFolders('installed-unit');
/** The longest wait for a server to start, in milliseconds. */
const patience = 240_000;

let sandbox: Sandbox;
let data: string;
let server: { port: number; process: ChildProcess };

beforeAll(async () => {
  data = emptyFolder();
  chownSync(data, 65_534, 65_534);
  // The shipped content is a sample with a fixed day; this one follows the clock.
  const shipped = await readContentRecord('dist');
  const { asOf: _, ...editions } = shipped.content.editions;
  const record = join(folder, 'content.json');
  writeFileSync(record, JSON.stringify({ ...shipped, content: { ...shipped.content, editions } }));
  chmodSync(record, 0o644);
  sandbox = unitSandbox(unit, { project: resolve('.'), record, data });
  setClock('2025-11-24T22:59:00Z');
  server = await startServer();
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
});

/** Moves the clock of the server. */
function setClock(at: string): void {
  writeFileSync(join(data, 'clock'), at);
}

async function startServer() {
  const port = await freePort();
  const process = sandbox.start(sandbox.command, {
    MOVED_CLOCK: join(sandbox.state, 'clock'),
    NODE_OPTIONS: `--import=${join(sandbox.work, 'tests', 'moved-clock.ts')}`,
    PORT: String(port),
    DRAIN_SECONDS: '0',
  });
  let output = '';
  for (const stream of [process.stdout, process.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const deadline = Date.now() + patience;
  while ((await ask(port, '/readyz')) !== 'ready\n') {
    if (Date.now() > deadline) throw new Error(output);
    await delay(100);
  }
  return { port, process };
}

const ask = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (answer) => answer.text(),
    () => '',
  );

test('the unit has the restrictions that this test applies', () => {
  const settings = unitSettings(unit);
  expect(settings('ProtectSystem')).toEqual(['strict']);
  expect(settings('PrivateTmp')).toEqual(['yes']);
  expect(settings('ReadWritePaths')).toEqual([]);
  expect(settings('Environment').join(' ')).toContain(`DATA_DIR=${sandbox.state} `);
  // This test only reads the filter of system calls; systemd applies it.
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

test('from midnight in Madrid on, the first request gets the pages of the new day', async () => {
  const starts = async () =>
    [...(await ask(server.port, '/bloque-1-habilitacion-torre')).matchAll(/"startDate":"([^"]+)"/g)].map(
      ([, start]) => start,
    );
  expect(await starts()).toContain('2025-11-25');
  setClock('2025-11-24T23:01:00Z');
  expect(await starts()).not.toContain('2025-11-25');
});
