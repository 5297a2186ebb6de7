import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../site-server.ts';

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, 'localhost');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test('the process survives more connections than its limit of open files', async () => {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const url = `http://localhost:${port}`;
  const server: ChildProcess = spawn('sh', ['-c', `ulimit -n 160; exec "${process.execPath}" dist/server/main.js`], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, SITE_URL: url },
    stdio: 'ignore',
  });
  const ready = async () => (await fetch(`${url}/readyz`).catch(() => null))?.status;
  await expect.poll(ready).toBe(200);

  const idle = await Promise.all(Array.from({ length: 400 }, async () => opened(port)));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(server.exitCode).toBeNull();
  for (const socket of idle) socket.destroy();
  await expect.poll(ready).toBe(200);
  expect((await fetch(`${url}/cursos`)).status).toBe(200);

  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
  await rm(dataDir, { recursive: true, force: true });
});
