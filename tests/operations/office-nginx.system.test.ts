import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOfficeServer, type OfficeServer } from '../office-server.ts';
import { freePort } from '../site-server.ts';
import { visitorOf, type SiteVisitor } from './visitor.ts';

const name = 'oficina.example.com';
const origin = `https://${name}`;

let folder: string;
let office: OfficeServer;
let nginx: ChildProcess;
let visitor: SiteVisitor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-nginx-'));
  office = await startOfficeServer({ OFFICE_URL: origin });
  const [https, http] = [await freePort(), await freePort()];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const key = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ');
  spawnSync('openssl', ['req', ...key, ...names, ...files]);
  const written = await readFile('operations/nginx/centro-atco-office.conf', 'utf8');
  const site = written
    .replaceAll(/listen \[::\]:.*;/g, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('127.0.0.1:3005', new URL(office.address).host)
    .replaceAll('/etc/centro-atco/office-certificate', folder)
    .replaceAll('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const around = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`;
  await writeFile(join(folder, 'nginx.conf'), `user root; ${around} http { ${temporary.join(' ')} ${site} }`);
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  visitor = visitorOf({ https, certificate: await readFile(join(folder, 'fullchain.pem'), 'utf8') });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await visitor.ask('/healthz', { name }).catch(() => null)) return;
    await delay(50);
  }
  throw new Error('nginx did not start');
});
afterAll(async () => {
  visitor?.close();
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
  await office.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the office has its own host name, https and its own headers', async () => {
  const shown = await visitor.ask('/consultas', { name });
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'strict-transport-security': expect.stringContaining('max-age='),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect((await visitor.ask('/api/session', { name })).status).toBe(200);
});

test('the words of a search are not logged', async () => {
  await visitor.ask('/consultas?search=Mar%C3%ADa', { name });
  const log = await readFile(join(folder, 'centro-atco-office.log'), 'utf8');
  expect(log).toMatch(/ GET 200 /);
  expect(log).not.toMatch(/search|127\.0\.0\.1/);
});
