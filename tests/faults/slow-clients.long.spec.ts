import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startSite } from '../site-server.ts';

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, 'localhost');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test('slowly sent bodies are cut off, and do not delay other visitors', async () => {
  const site = await startSite({ REQUEST_TIMEOUT: '2' });
  const started = Date.now();
  const slow = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = await opened(site.port);
      let answer = '';
      socket.on('data', (data) => (answer += data.toString()));
      socket.write(
        'POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n',
      );
      const trickle = setInterval(() => socket.write('a'), 1000);
      const closed = once(socket, 'close').then(() => ({ after: Date.now() - started, answer }));
      return { closed: closed.finally(() => clearInterval(trickle)) };
    }),
  );
  expect((await fetch(`${site.url}/cursos`)).status).toBe(200);
  for (const { closed } of slow) {
    const { after, answer } = await closed;
    expect(answer).toContain('HTTP/1.1 408 ');
    expect(after).toBeLessThan(20_000);
  }
  const stopping = Date.now();
  await site.stop();
  expect(Date.now() - stopping).toBeLessThan(20_000);
});

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
