import { connect } from 'node:http2';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listed, waitOutFilling } from '../enquiries.ts';
import { startPostgres, type PostgresPeer } from '../postgres.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { host, installNginx, type NginxInstallation } from './nginx-installation.ts';
import { fillForm, sendForm, visitorOf, type SiteVisitor } from './visitor.ts';

const spain = '80.58.61.250';
const unitedStates = '8.8.8.8';

/** nginx stops using a server for two seconds after a failure. */
const leftOutFor = 2500;

let postgres: PostgresPeer;
let servers: SiteServer[];
let nginx: NginxInstallation;
let visitor: SiteVisitor;

beforeAll(async () => {
  postgres = await startPostgres();
  const settings = {
    SITE_URL: `https://${host}`,
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '127.0.0.1',
    COUNTRY_HEADER: 'cf-ipcountry',
    DRAIN_SECONDS: '1',
  };
  // The servers start at once, on an empty database: one server migrates it, and the others wait.
  servers = await Promise.all([startSite(settings), startSite(settings), startSite(settings)]);
  nginx = await installNginx(servers.map(({ port }) => port));
  visitor = visitorOf(nginx);
});

afterAll(async () => {
  visitor?.close();
  await nginx?.stop();
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await postgres?.stop();
});

const from = (address: string, more: Record<string, string> = {}) => ({ 'x-test-address': address, ...more });
const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];

test('http and the name without www redirect to one address, with path and query', async () => {
  const plain = await fetch(`http://127.0.0.1:${nginx.http}/cursos?utm_source=x`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `https://${host}/cursos?utm_source=x`]);
  const bare = await visitor.ask('/cursos?utm_source=x', { name: 'example.com' });
  expect([bare.status, bare.headers['location']]).toEqual([308, `https://${host}/cursos?utm_source=x`]);
});

test('HTTP/2 is supported, and TLS 1.1 is not', async () => {
  const session = connect(`https://127.0.0.1:${nginx.https}`, { ca: nginx.certificate, servername: host });
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request({ ':path': '/', ':authority': host });
    stream.on('error', reject);
    stream.on('response', (headers) => stream.resume().on('end', () => resolve(headers[':status'])));
  });
  session.close();
  expect(status).toBe(200);
  const old = connect(`https://127.0.0.1:${nginx.https}`, {
    ca: nginx.certificate,
    servername: host,
    minVersion: 'TLSv1.1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  });
  await expect(new Promise((resolve, reject) => old.on('connect', resolve).on('error', reject))).rejects.toThrow();
});

test('a visitor gets the language of the country of their address', async () => {
  expect(languageOf((await visitor.ask('/', { headers: from(spain) })).text)).toBe('es');
  expect(languageOf((await visitor.ask('/', { headers: from(unitedStates) })).text)).toBe('en');
  const saved = from(unitedStates, { cookie: 'site-language=es' });
  expect(languageOf((await visitor.ask('/', { headers: saved })).text)).toBe('es');
});

test('clients cannot forge their address', async () => {
  const forged = from(spain, { 'x-forwarded-for': unitedStates, 'cf-ipcountry': 'US' });
  expect(languageOf((await visitor.ask('/', { headers: forged })).text)).toBe('es');
});

test('redirects, the other language and unknown addresses are passed on', async () => {
  expect(await visitor.ask('/cursos/')).toMatchObject({ status: 308, headers: { location: '/cursos' } });
  expect(await visitor.ask('/cursos?lang=en')).toMatchObject({
    status: 302,
    headers: { location: '/courses?lang=en' },
  });
  const lost = await visitor.ask('/no-existe', { headers: from(spain) });
  expect([lost.status, languageOf(lost.text)]).toEqual([404, 'es']);
  expect(lost.headers['content-type']).toBe('text/html; charset=utf-8');
  const file = await visitor.ask('/assets/none-00000000.js');
  expect(file.status).toBe(404);
});

test("bodies stay compressed as the server sent them, with the server's own headers", async () => {
  const plain = await visitor.ask('/cursos');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const encoding of ['br', 'gzip']) {
    const packed = await visitor.ask('/cursos', { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-length']).toBe(String(packed.size));
    expect(packed.text).toBe(plain.text);
  }
  expect(plain.headers['content-security-policy']).toContain("default-src 'self'");
  expect(plain.headers['strict-transport-security']).toContain('max-age=63072000');
  expect(plain.headers['vary']).toBe('Cookie, Accept-Encoding');
});

test('a page that the browser has cached is not sent again: 304', async () => {
  const { headers } = await visitor.ask('/cursos', { headers: from(spain) });
  const again = await visitor.ask('/cursos', { headers: from(spain, { 'if-none-match': headers['etag'] ?? '' }) });
  expect([again.status, again.size]).toEqual([304, 0]);
  // Visitors get the document of their country and language, despite caches.
  const other = await visitor.ask('/cursos', {
    headers: from(unitedStates, { 'if-none-match': headers['etag'] ?? '' }),
  });
  expect(other.status).toBe(200);
});

test('responses have the cache headers that docs/operations/several-machines.md names', async () => {
  const rows = [
    ['/cursos', 200, 'no-cache', 'Cookie, Accept-Encoding'],
    ['/no-existe', 404, 'no-cache', 'Cookie, Accept-Encoding'],
    ['/data/build.json', 200, 'public, max-age=0', 'accept-encoding'],
    ['/favicon.svg', 200, 'public, max-age=3600', 'accept-encoding'],
    ['/sitemap.xml', 200, 'public, max-age=3600', 'Accept-Encoding'],
    ['/procesos-selectivos', 308, 'no-cache', undefined],
    ['/cursos?lang=en', 302, 'no-cache', undefined],
    ['/forms/contact', 200, 'no-store', undefined],
    ['/geo/json/', 200, 'no-store', undefined],
    ['/readyz', 200, 'no-store', undefined],
  ] as const;
  for (const [path, status, cacheControl, vary] of rows) {
    const { headers, status: answered } = await visitor.ask(path);
    expect([path, answered, headers['cache-control']]).toEqual([path, status, cacheControl]);
    if (vary !== undefined) expect([path, headers['vary']]).toEqual([path, vary]);
  }
  const asset = /\/assets\/[\w.-]+\.js/.exec((await visitor.ask('/')).text)?.[0] ?? '';
  const { headers } = await visitor.ask(asset);
  expect([headers['cache-control'], headers['vary']]).toEqual([
    'public, max-age=31536000, immutable',
    'accept-encoding',
  ]);
  // An old address redirects all visitors to the same place.
  const places = [spain, unitedStates].map(
    async (address) => (await visitor.ask('/procesos-selectivos', { headers: from(address) })).headers['location'],
  );
  expect(new Set(await Promise.all(places)).size).toBe(1);
});

test('a form is stored once, and its limit applies to the visitor and not to the proxy', async () => {
  const headers = from('203.0.113.7');
  const body = await fillForm(visitor, 'Una Visitante', headers);
  await waitOutFilling();
  expect((await sendForm(visitor, body, headers)).status).toBe(303);
  // A form that is sent twice, even to different servers, is stored once.
  expect((await sendForm(visitor, body, headers)).status).toBe(303);
  const stored = await listed(servers[0]!, { DATABASE_URL: postgres.url });
  expect(stored.map(({ name }) => name)).toEqual(['Una Visitante']);

  const mistakes = (address: string) => sendForm(visitor, 'name=x', from(address));
  const answers: number[] = [];
  // Only three forms are sent at a time: if the database takes longer than a second, each server counts separately.
  while (answers.length < 36)
    answers.push(...(await Promise.all([1, 2, 3].map(async () => (await mistakes('203.0.113.8')).status))));
  // The limit is shared by all three servers.
  expect(answers.toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 30 }, () => 422),
    ...Array.from({ length: 6 }, () => 429),
  ]);
  expect((await mistakes('203.0.113.9')).status).toBe(422);
});

test('no spelling of an address replaces the cached response of a file', async () => {
  const html = (await visitor.ask('/')).text;
  const file = /\/assets\/[\w.-]+\.css/.exec(html)?.[0] ?? '';
  for (const spelling of [
    `/blog/%2e%2e${file}#/`,
    `/blog/..${file}/`,
    `/blog/%2e%2e${file}%23/`,
    `/${file}`,
    `${file}/`,
  ])
    expect(await nginx.statusOf(`GET ${spelling} HTTP/1.1`), spelling).not.toBe(200);
  for (const encoding of ['', 'gzip', 'br']) {
    const { status, headers } = await visitor.ask(file, { headers: { 'accept-encoding': encoding } });
    expect([status, headers['content-type']], encoding).toEqual([200, 'text/css; charset=utf-8']);
  }
});

test('clients cannot forge their address or country in a request for a file either', async () => {
  const forged = from(spain, { 'x-forwarded-for': unitedStates, 'cf-ipcountry': 'US' });
  expect(languageOf((await visitor.ask('/assets/none.js', { headers: forged })).text)).toBe('es');
});

test('tokens of links are in no log, also when too many requests are sent', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 120 }, async () => (await visitor.ask('/forms/tell-me/confirm?token=visitor-secret')).status),
  );
  // nginx logs its own refusals.
  expect(statuses).toContain(429);
  expect((await nginx.errorLog()) + (await nginx.accessLog())).not.toContain('visitor-secret');
});

test('the log of requests contains no query, IP address or browser of a visitor', async () => {
  await visitor.ask('/cursos?gclid=visitor-secret', { headers: from('203.0.113.10') });
  const log = await nginx.accessLog();
  expect(log).toContain(' GET /cursos 200 ');
  expect(log).not.toMatch(/visitor-secret|203\.0\.113|Mozilla|127\.0\.0\.1 /);
});

test('of three servers, two are replaced and one is killed under load, and every request is answered', async () => {
  const html = (await visitor.ask('/', { headers: from(spain) })).text;
  const assets = [...html.matchAll(/["' ](\/assets\/[\w.-]+\.(?:js|css|woff2))/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(2);
  const names = Array.from({ length: 40 }, (_, number) => `Persona ${number}`);
  const forms = new Map<string, string>();
  for (const [number, name] of names.entries())
    forms.set(name, await fillForm(visitor, name, from(`198.51.100.${number}`)));

  const failures: string[] = [];
  const acknowledged: string[] = [];
  const load = { isOver: false, answered: 0 };
  async function browse(first: number): Promise<void> {
    for (let turn = first; !load.isOver; turn += 1) {
      const path = ['/', '/cursos', '/contacto', '/data/build.json', '/forms/contact?lang=es', ...assets][
        turn % (5 + assets.length)
      ]!;
      const answer = await visitor.ask(path, { headers: from(`192.0.2.${turn % 250}`) }).catch((error: Error) => error);
      if (answer instanceof Error) failures.push(`${path}: ${answer.message}`);
      else if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
      load.answered += 1;
      await delay(5);
    }
  }
  async function enquire(): Promise<void> {
    for (const [number, name] of names.entries()) {
      const answer = await sendForm(visitor, forms.get(name)!, from(`198.51.100.${number}`)).catch(
        (error: Error) => error,
      );
      if (!(answer instanceof Error) && answer.status === 303) acknowledged.push(name);
      else failures.push(`${name}: ${answer instanceof Error ? answer.message : answer.status}`);
      await delay(150);
    }
  }
  await waitOutFilling();
  const browsing = [browse(0), browse(3), browse(6), browse(9)];
  const enquiring = enquire();
  // As in docs/operations/upgrade.md, each server is replaced only once the previous one is ready again.
  const [first, second, third] = servers;
  for (const server of [first!, second!]) {
    const gone = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill('SIGTERM');
    await gone;
    await server.restart();
    await delay(leftOutFor);
  }
  await third!.kill();
  await third!.restart();
  await enquiring;
  load.isOver = true;
  await Promise.all(browsing);

  expect(failures).toEqual([]);
  expect(load.answered).toBeGreaterThan(300);
  expect(acknowledged).toEqual(names);
  const stored = (await listed(first!, { DATABASE_URL: postgres.url })).map(({ name }) => name);
  expect(stored.filter((name) => name.startsWith('Persona')).toSorted()).toEqual(names.toSorted());
});

test('without a server, an explanation replaces the pages, and files are served from the cache', async () => {
  const html = (await visitor.ask('/', { headers: from(spain) })).text;
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const before = await visitor.ask(asset, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  await Promise.all(servers.map((server) => server.kill()));
  const page = await visitor.ask('/cursos');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
  const { phone } = parse(await readFile('content/centre.yaml', 'utf8')) as { phone: { display: string; tel: string } };
  expect(page.text).toContain(`href="tel:${phone.tel}">${phone.display}<`);
  const after = await visitor.ask(asset, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  expect([after.status, after.headers['content-encoding'], after.text]).toEqual([200, 'br', before.text]);
});
