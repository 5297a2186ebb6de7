import { once } from 'node:events';
import { chownSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test as everyTest } from 'vitest';
import { freePort } from '../site-server.ts';
import { temporaryFolders } from '../temporary-folders.ts';
import { unitSandbox, unitSettings } from './unit-sandbox.ts';

// The unit's account owns only its data folder; everything else, including the build, is read-only.

/** Only root can mount file systems and change the account. */
const test = everyTest.runIf(process.getuid?.() === 0);

const unit = 'operations/systemd/centro-atco@.service';
const { folder: data } = temporaryFolders('installed-unit');
const sandbox = unitSandbox(unit, { project: resolve('.'), data });
/** The longest wait for a server to start, in milliseconds. */
const patience = 240_000;

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
  chownSync(data, 65_534, 65_534);
  const { output } = await sandbox.run([
    'sh',
    '-c',
    'touch dist/x; touch src/x; touch /etc/x; touch "$STATE/x"; id -u',
  ]);
  expect(output.match(/Read-only file system/g)).toHaveLength(3);
  expect(output).toMatch(/^65534$/m);
  expect(readdirSync(data)).toContain('x');
});

test('in the unit, the server can store enquiries', async () => {
  chownSync(data, 65_534, 65_534);
  const port = await freePort();
  const server = sandbox.start(sandbox.command, { PORT: String(port), DRAIN_SECONDS: '0' });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + patience;
  while (!(await isReady()) && Date.now() < deadline) await delay(100);
  expect(await isReady()).toBe(true);
  server.kill('SIGKILL');
  await once(server, 'exit');
});
