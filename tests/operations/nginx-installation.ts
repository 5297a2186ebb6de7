import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:tls';
import { freePort } from '../site-server.ts';

/** The host name in the configuration; the address without www redirects to it. */
export const host = 'www.example.com';

export type NginxInstallation = {
  /** Ports of https and http on 127.0.0.1. */
  https: number;
  http: number;
  /** The certificate and its file, for this test alone. */
  certificate: string;
  certificateFile: string;
  /** The lines of requests, and the lines of errors. */
  accessLog(): Promise<string>;
  errorLog(): Promise<string>;
  /** The status of the response to a raw request line, which no client library would send. */
  statusOf(line: string): Promise<number>;
  stop(): Promise<void>;
};

/**
 * Starts nginx with `operations/nginx/centro-atco.conf`, in which only ports, folders and the list of servers are
 * replaced. The settings of Debian's `nginx.conf` surround it. As behind a CDN, nginx reads the visitor's address from
 * a header: tests choose it by `X-Test-Address`.
 * @param servers ports of the site's servers on 127.0.0.1
 * @param name host name of the site
 */
export async function installNginx(servers: readonly number[], name = host): Promise<NginxInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-installation-'));
  const [https, http] = [await freePort(), await freePort()];
  await Promise.all(['log', 'cache', 'www', 'acme'].map((part) => mkdir(join(folder, part))));
  await cp('operations/nginx/unavailable.html', join(folder, 'www', 'unavailable.html'));
  const key = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ');
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},DNS:example.com`];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const made = spawnSync('openssl', ['req', ...key, ...names, ...files]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr.toString()}`);

  const written = await readFile('operations/nginx/centro-atco.conf', 'utf8');
  const listOf = (parameters: string) => servers.map((port) => `server 127.0.0.1:${port} ${parameters};`).join('\n');
  const site = written
    .replaceAll(
      /(?: *server 127\.0\.0\.1:\d+ (max_fails=1 fail_timeout=2s|max_fails=0);\n)+/g,
      (_, parameters: string) => `${listOf(parameters)}\n`,
    )
    .replaceAll(host, name)
    .replaceAll(/listen \[::\]:.*;/g, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('/etc/centro-atco/certificate', folder)
    .replaceAll('/var/log/nginx', join(folder, 'log'))
    .replaceAll('/var/cache/nginx/centro-atco', join(folder, 'cache'))
    .replaceAll('/var/www/centro-atco', join(folder, 'www'))
    .replaceAll('/var/www/acme', join(folder, 'acme'));
  await writeFile(
    join(folder, 'nginx.conf'),
    `user root; daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/log/error.log;
    events { worker_connections 768; }
    http {
      sendfile on; tcp_nopush on; types_hash_max_size 2048;
      include /etc/nginx/mime.types; default_type application/octet-stream;
      ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers on;
      access_log ${folder}/log/access.log;
      gzip on;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;
      ${site}
    }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  for (let tries = 0; ; tries += 1) {
    const answers = await fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx did not start:\n${errors}`);
    await delay(50);
  }
  return {
    https,
    http,
    certificate: await readFile(join(folder, 'fullchain.pem'), 'utf8'),
    certificateFile: join(folder, 'fullchain.pem'),
    accessLog: () => readFile(join(folder, 'log', 'centro-atco.log'), 'utf8'),
    errorLog: async () =>
      (await readFile(join(folder, 'log', 'error.log'), 'utf8')) +
      (await readFile(join(folder, 'log', 'centro-atco-error.log'), 'utf8').catch(() => '')),
    async statusOf(line) {
      const socket = connect({ host: '127.0.0.1', port: https, servername: name, rejectUnauthorized: false });
      socket.on('error', () => undefined);
      socket.write(`${line}\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
      const [first] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return Number(/^HTTP\/1\.1 (\d+)/.exec(first.toString())?.[1]);
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
