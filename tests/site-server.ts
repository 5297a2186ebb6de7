import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memorySettings } from '../scripts/memory-settings.ts';

/** A running production server of the site, and its own empty data folder. */
export type SiteServer = {
  url: string;
  port: number;
  dataDir: string;
  /** The server's output so far. */
  output(): string;
  process: ChildProcess;
  /** Kills the server, as a crash would. */
  kill(): Promise<void>;
  /** Starts the server again on the same port and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Finds an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('No free port was found.');
  return address.port;
}

/**
 * Starts the production server on loopback, with settings of its own.
 * @param until the probe to wait for: `/readyz`, or `/healthz` if the database is not available yet
 * @param folder the folder of the project
 */
export async function startSite(
  settings: Record<string, string> = {},
  until: '/readyz' | '/healthz' = '/readyz',
  folder = '.',
): Promise<SiteServer> {
  const port = settings['PORT'] ? Number(settings['PORT']) : await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const url = `http://localhost:${port}`;
  let output = '';
  let child: ChildProcess;

  async function launch(): Promise<void> {
    child = spawn(process.execPath, [memorySettings.flag, 'dist/server/main.js'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ...memorySettings.environment,
        PORT: String(port),
        DATA_DIR: dataDir,
        SITE_URL: url,
        DRAIN_SECONDS: '0',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    await ready();
  }

  async function ready(): Promise<void> {
    for (let tries = 0; tries < 15_000; tries += 1) {
      const ended = child.exitCode ?? child.signalCode;
      if (ended !== null) throw new Error(`The server ended with ${ended}:\n${output}`);
      const answer = await fetch(url + until).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`The server was not ready after five minutes:\n${output}`);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  await launch();
  return {
    url,
    port,
    dataDir,
    output: () => output,
    get process() {
      return child;
    },
    kill: () => end('SIGKILL'),
    restart: launch,
    async stop() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
