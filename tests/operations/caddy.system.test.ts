import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listed, waitOutFilling } from '../enquiries.ts';
import { startOfficeServer, type OfficeServer } from '../office-server.ts';
import { freePort, startSite, type SiteServer } from '../site-server.ts';
import { host } from './nginx-installation.ts';
import { fillForm, sendForm, visitorOf, type SiteVisitor } from './visitor.ts';

const officeName = 'oficina.example.com';

/**
 * These tests are skipped if Caddy is not installed, and do not install it: on Debian `apt-get install caddy` also
 * starts Caddy on port 80.
 */
describe.skipIf(spawnSync('caddy', ['version']).status !== 0)('behind Caddy', () => {
  let folder: string;
  let servers: SiteServer[];
  let office: OfficeServer;
  let caddy: ChildProcess;
  let said = '';
  let visitor: SiteVisitor;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'caddy-'));
    const settings = {
      SITE_URL: `https://${host}`,
      DATA_DIR: join(folder, 'data'),
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '3',
    };
    servers = [await startSite(settings), await startSite(settings)];
    const ownSignIn = { OFFICE_PROXY_HEADER: 'x-forwarded-email', OFFICE_TRUSTED_PROXY: '127.0.0.1' };
    office = await startOfficeServer({ OFFICE_URL: `https://${officeName}`, ...ownSignIn });
    await office.session('eva@example.com', 'owner');
    const [https, http] = [await freePort(), await freePort()];
    await cp('operations/nginx/unavailable.html', join(folder, 'unavailable.html'));
    const written = await readFile('operations/caddy/Caddyfile', 'utf8');
    const site = written
      .replace('127.0.0.1:3001 127.0.0.1:3002', servers.map(({ port }) => `127.0.0.1:${port}`).join(' '))
      .replace('/var/www/centro-atco', folder);
    const officeSite = (await readFile('operations/caddy/office.Caddyfile', 'utf8')).replace(
      '127.0.0.1:3005',
      new URL(office.address).host.replace('localhost', '127.0.0.1'),
    );
    const storage = `storage file_system ${folder}/storage`;
    const here = `{\nadmin off\nhttp_port ${http}\nhttps_port ${https}\nlocal_certs\nskip_install_trust\n${storage}\n`;
    await writeFile(join(folder, 'Caddyfile'), site.replace('{\n', here) + officeSite);
    caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
      env: { PATH: process.env.PATH, HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    caddy.stderr?.on('data', (text: Buffer) => (said += text.toString()));
    const root = join(folder, 'storage', 'pki', 'authorities', 'local', 'root.crt');
    for (let tries = 0; tries < 100; tries += 1) {
      if (existsSync(root)) {
        visitor = visitorOf({ https, certificate: await readFile(root, 'utf8') });
        if (
          await visitor.ask('/healthz').then(
            ({ status }) => status === 200,
            () => false,
          )
        )
          return;
      }
      await delay(100);
    }
    throw new Error('Caddy did not serve the site within ten seconds.');
  });

  afterAll(async () => {
    visitor?.close();
    const exited = once(caddy, 'exit');
    caddy.kill('SIGTERM');
    await exited;
    await Promise.all([office, ...servers].map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
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

  test("the office answers at its own name, and Caddy removes a forged header with a person's e-mail", async () => {
    const shown = await visitor.ask('/consultas', { name: officeName });
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    const headers = { 'x-forwarded-email': 'eva@example.com' };
    expect((await visitor.ask('/api/people', { name: officeName, headers })).status).toBe(401);
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

  test('without a server visitors get an explanation, and the log of Caddy contains no token', async () => {
    await Promise.all(servers.map((server) => server.kill()));
    const page = await visitor.ask('/cursos');
    expect([page.status >= 502, page.headers['retry-after']]).toEqual([true, '30']);
    expect(page.text).toContain('Volvemos en un momento');
    await visitor.ask('/forms/tell-me/confirm?token=visitor-secret');
    expect(said).not.toContain('visitor-secret');
  });
});
