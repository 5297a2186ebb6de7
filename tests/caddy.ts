import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './site-server.ts';

export type Proxy = { url: string; stop(): Promise<void> };

/**
 * Starts a real Caddy on loopback in front of a port. Caddy reports a test's `X-Test-Address` as the visitor's address,
 * so that tests can use any address.
 */
export async function startCaddy(upstream: number): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const file = join(folder, 'Caddyfile');
  await writeFile(
    file,
    `{
      admin off
    }
    ${url} {
      reverse_proxy 127.0.0.1:${upstream} {
        header_up X-Forwarded-For {header.X-Test-Address}
        header_up -X-Test-Address
      }
    }`,
  );
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder },
  });
  const isServed = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 50 && !(await isServed()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    url,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
