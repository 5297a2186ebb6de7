import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listed, waitOutFilling } from '../enquiries.ts';
import { startOfficeServer, type OfficeServer } from '../office-server.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { host, installCaddy, type CaddyInstallation } from './caddy-installation.ts';
import { fillForm, sendForm, visitorOf, type SiteVisitor } from './visitor.ts';

const officeName = 'oficina.example.com';

let folder: string;
let servers: SiteServer[];
let office: OfficeServer;
let caddy: CaddyInstallation;
let visitor: SiteVisitor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'behind-caddy-'));
  const settings = {
    SITE_URL: `https://${host}`,
    DATA_DIR: join(folder, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '3',
  };
  servers = [await startSite(settings), await startSite(settings)];
  office = await startOfficeServer({ OFFICE_URL: `https://${officeName}` });
  caddy = await installCaddy(
    servers.map(({ port }) => port),
    { office: Number(new URL(office.address).port) },
  );
  visitor = visitorOf(caddy);
});

afterAll(async () => {
  visitor?.close();
  await caddy?.stop();
  await Promise.all([office, ...(servers ?? [])].map((server) => server?.stop()));
  await rm(folder, { recursive: true, force: true });
});

test('HTTP/2 is supported, and TLS 1.1 is not', async () => {
  const own = { ca: caddy.certificate, servername: host };
  const session = connect(`https://127.0.0.1:${caddy.https}`, own);
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request({ ':path': '/', ':authority': host });
    stream.on('error', reject);
    stream.on('response', (headers) => stream.resume().on('end', () => resolve(headers[':status'])));
  });
  session.close();
  expect(status).toBe(200);
  const version = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  const old = connect(`https://127.0.0.1:${caddy.https}`, { ...own, ...version });
  await expect(new Promise((resolve, reject) => old.on('connect', resolve).on('error', reject))).rejects.toThrow();
});

test('bodies stay compressed as the server sent them, the name without www redirects to the site, 304 and 404 are passed on', async () => {
  const page = await visitor.ask('/cursos', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
  const again = await visitor.ask('/cursos', { headers: { 'if-none-match': page.headers['etag'] ?? '' } });
  expect(again.status).toBe(304);
  expect((await visitor.ask('/no-existe')).status).toBe(404);
  const bare = await visitor.ask('/cursos?a=b', { name: 'example.com' });
  expect([bare.status, bare.headers['location']]).toEqual([308, `https://${host}/cursos?a=b`]);
});

test('a malformed request is refused by the server of the site', async () => {
  const asset = /\/assets\/[\w.-]+\.css/.exec((await visitor.ask('/')).text)?.[0] ?? '';
  for (const spelling of [`/blog/%2e%2e${asset}`, `/blog/..${asset}/`])
    expect((await visitor.ask(spelling)).status, spelling).toBe(400);
  expect((await visitor.ask(asset)).status).toBe(200);
});

test('clients cannot forge their address', async () => {
  const forged = { 'x-forwarded-for': '8.8.8.8', 'cf-ipcountry': 'US' };
  expect(JSON.parse((await visitor.ask('/geo/json/', { headers: forged })).text)).toEqual({ country: null });
});

test('the office answers at its own name, with its own headers', async () => {
  const shown = await visitor.ask('/consultas', { name: officeName });
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await visitor.ask('/api/session', { name: officeName })).status).toBe(200);
});

test('a body that is too large is refused with 413, and not as an outage', async () => {
  const body = `name=${'x'.repeat(70_000)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'origin': `https://${host}` };
  const refused = await visitor.ask('/forms/contact', { method: 'POST', body, headers });
  expect(refused.status).toBe(413);
  expect(refused.text).not.toContain('Volvemos en un momento');
});

test('while a server restarts, no page and no enquiry is lost', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `Persona ${number}`);
  const forms = await Promise.all(names.map((name) => fillForm(visitor, name, {})));
  await waitOutFilling();
  const failures: string[] = [];
  const load = { isOver: false };
  async function browse(): Promise<void> {
    while (!load.isOver) {
      const answer = await visitor.ask('/cursos').catch((error: Error) => ({ status: error.message }));
      if (answer.status !== 200) failures.push(String(answer.status));
      await delay(10);
    }
  }
  async function enquire(): Promise<void> {
    for (const form of forms) {
      const answer = await sendForm(visitor, form, {}).catch((error: Error) => ({ status: error.message }));
      if (answer.status !== 303) failures.push(`form: ${answer.status}`);
      await delay(150);
    }
  }
  const browsing = [browse(), browse()];
  const enquiring = enquire();
  const gone = once(servers[0]!.process, 'exit');
  servers[0]!.process.kill('SIGTERM');
  await gone;
  await servers[0]!.restart();
  await enquiring;
  load.isOver = true;
  await Promise.all(browsing);
  expect(failures).toEqual([]);
  const stored = await listed(servers[0]!, { DATA_DIR: join(folder, 'data') });
  expect(stored.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test('without a server visitors get an explanation with the telephone number, and the log contains no address', async () => {
  await Promise.all(servers.map((server) => server.kill()));
  const page = await visitor.ask('/cursos?gclid=visitor-secret');
  expect([page.status >= 502, page.headers['retry-after']]).toEqual([true, '30']);
  const { phone } = parse(await readFile('content/centre.yaml', 'utf8')) as { phone: { display: string; tel: string } };
  expect(page.text).toContain(`href="tel:${phone.tel}">${phone.display}<`);
  await visitor.ask('/forms/tell-me/confirm?token=visitor-secret');
  expect(caddy.log()).not.toMatch(/visitor-secret|\/cursos|Mozilla/);
});
