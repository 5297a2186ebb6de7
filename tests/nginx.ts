import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './site-server.ts';

export type Proxy = { url: string; stop(): Promise<void> };

/**
 * Starts a real nginx on loopback in front of a port. nginx reports a test's `X-Test-Address` as the visitor's address,
 * so that tests can use any address.
 */
export async function startNginx(upstream: number): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; worker_processes 1;
    events { worker_connections 128; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://127.0.0.1:${upstream};
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $http_x_test_address;
          proxy_set_header X-Test-Address "";
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-c', configuration, '-p', folder], {
    stdio: 'ignore',
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
