import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startSite } from '../site-server.ts';
import { test } from '../site-test.ts';

const isUp = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

test('SIGTERM to "npm start" stops the server process', async () => {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'npm-start-'));
  const url = `http://localhost:${port}`;
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DRAIN_SECONDS: '0' },
    stdio: 'ignore',
  });
  try {
    await expect.poll(() => isUp(url)).toBe(true);
    const exited = once(npm, 'exit');
    npm.kill('SIGTERM');
    await exited;
    await expect.poll(() => isUp(url)).toBe(false);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('on SIGTERM the server first reports that it is not ready, keeps serving, and exits with code 0', async () => {
  const site = await startSite({ DRAIN_SECONDS: '5' });
  const agent = new Agent({ keepAlive: true });
  const statusOf = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(`${site.url}${path}`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      }).on('error', reject);
    });
  try {
    const exited = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(503);
    for (let round = 0; round < 3; round += 1) expect(await statusOf('/cursos')).toBe(200);
    const [code] = await exited;
    expect(code).toBe(0);
  } finally {
    agent.destroy();
    await site.stop();
  }
});
