import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { filledIn, openForm, sendForm, waitOutFilling } from '../enquiries.ts';
import { freePort, startSite } from '../site-server.ts';

/** Whether a process has a file open. */
function hasOpen(pid: number, file: string): boolean {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).some((descriptor) => {
    try {
      return readlinkSync(join(folder, descriptor)) === file;
    } catch {
      return false;
    }
  });
}

test('a server that has just started accepts a form of another server, even if the database opens slowly', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'second-server-'));
  const file = join(DATA_DIR, 'enquiries.sqlite');
  const first = await startSite({ DATA_DIR });
  const form = filledIn(await openForm(first, 'contact'), 'Una Visitante');
  await waitOutFilling();
  const writer = new DatabaseSync(file);
  writer.exec('begin immediate');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const second = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR,
      SITE_URL: url,
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
  });
  try {
    while (!hasOpen(second.pid!, file)) await delay(10);
    setTimeout(() => writer.close(), 1000);
    // The test does not wait for `/readyz`: a proxy without health checks sends requests as soon as the server listens.
    const isUp = async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok === true;
    while (!(await isUp())) await delay(10);
    expect((await sendForm({ ...first, url }, 'contact', form)).status).toBe(303);
  } finally {
    const gone = once(second, 'exit');
    second.kill('SIGTERM');
    await gone;
    await first.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
});
