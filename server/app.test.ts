import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedPaths } from '../src/site/feed.ts';
import { smallSite, startApp } from './http/app-test-server.ts';

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  site = await startApp({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' });
});
afterAll(() => site.close());

const connectionHeaders = ['date', 'connection', 'keep-alive'];
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const languageIn = (body: Buffer) => /<html lang="(\w+)"/.exec(body.toString())?.[1];

describe('headers', () => {
  test("a page's policy is this and nothing else", async () => {
    const { headers } = await site.get('/cursos');
    expect(headers['content-security-policy']?.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${sha256('document.title')}`,
      `style-src 'self' ${sha256('p{margin:0}')}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self' https://maps.example",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      'upgrade-insecure-requests',
    ]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'es',
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  test('a file with a hash in its name carries what a file needs and nothing of a page', async () => {
    const { names } = await site.get('/assets/main-AbCd.css', { 'accept-encoding': 'br' });
    expect(names.filter((name) => !connectionHeaders.includes(name)).toSorted()).toEqual([
      'cache-control',
      'content-encoding',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'vary',
      'x-content-type-options',
    ]);
  });

  test('https for at least a year, for this host alone', async () => {
    const header = (await site.get('/')).headers['strict-transport-security'];
    expect(header).not.toContain('includeSubDomains');
    expect(Number(/^max-age=(\d+)$/.exec(header ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
  });

  test.each([
    [{ HSTS: 'subdomains' }, /^max-age=\d+; includeSubDomains$/],
    [{ HSTS: 'off' }, undefined],
    [{ SITE_URL: 'http://www.example.com' }, undefined],
    [{ SITE_URL: 'http://www.example.com', HSTS: 'subdomains' }, undefined],
  ])('with %o Strict-Transport-Security is %s', async (settings, expected) => {
    const other = await startApp(settings);
    for (const path of ['/', '/healthz', '/cursos/', '/%']) {
      const header = (await other.get(path)).headers['strict-transport-security'];
      if (expected) expect(header, path).toMatch(expected);
      else expect(header, path).toBeUndefined();
    }
    await other.close();
  });

  test('probes are kept by nobody', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, headers } = await site.get(path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  test('a database that does not answer is no readiness', async () => {
    const store = { ping: async () => Promise.reject(new Error('down')) };
    const other = await startApp({}, { store: store as never });
    expect((await other.get('/readyz')).status).toBe(503);
    expect((await other.get('/healthz')).status).toBe(200);
    await other.close();
  });

  test('a process that was told to stop sends proxies elsewhere', async () => {
    const other = await startApp({}, { isStopping: () => true });
    expect((await other.get('/healthz')).status).toBe(503);
    await other.close();
  });

  test('what arrives on an open connection while the server closes is answered as ever', async () => {
    const other = await startApp();
    const socket = connect(other.port, '127.0.0.1');
    socket.write('POST /geo/json/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nab');
    await once(other.app.server, 'request');
    const closed = other.close();
    await expect.poll(() => other.app.server.listening).toBe(false);
    socket.end('cGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    const answer = Buffer.concat(await socket.toArray()).toString();
    await closed;
    expect(answer).toMatch(/HTTP\/1.1 200 OK[^]*\r\n\r\nok\n$/);
  });

  test('in development violations of the policy are told and not prevented', async () => {
    const other = await startApp({}, { site: { ...smallSite(), mode: 'development' } });
    const { headers } = await other.get('/cursos');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['content-security-policy-report-only']).toContain("default-src 'self'");
    await other.close();
  });
});

describe('bodies', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.000, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [`br${','.repeat(600)}`, undefined],
  ])('Accept-Encoding %.40s is answered with %s', async (accepted, encoding) => {
    const { headers, body } = await site.get('/cursos', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(languageIn(plain)).toBe('es');
    expect(headers['content-length']).toBe(String(body.length));
  });

  test('the smaller body that follows the first is the same text', async () => {
    const first = await site.get('/courses', { 'accept-encoding': 'br' });
    let later = first;
    for (let tries = 0; tries < 100 && later.body.length === first.body.length; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      later = await site.get('/courses', { 'accept-encoding': 'br' });
    }
    expect(later.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(later.body)).toEqual(brotliDecompressSync(first.body));
    expect(later.headers.etag).toBe(first.headers.etag);
  });

  test('what pages the site has are small before anyone asks for them', async () => {
    const { facts, ...rest } = smallSite();
    const pages = [{ route: 'courses', params: {} }] as const;
    const [prepared, other] = await Promise.all([
      startApp({}, { site: { ...rest, facts: { ...facts, pages } } }),
      startApp(),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const [small, quick] = await Promise.all(
      [prepared, other].map((one) => one.get('/courses', { 'accept-encoding': 'br' })),
    );
    await Promise.all([prepared.close(), other.close()]);
    expect(brotliDecompressSync(small!.body)).toEqual(brotliDecompressSync(quick!.body));
    expect(small!.body.length).toBeLessThan(quick!.body.length);
  });

  test('HEAD says what GET would', async () => {
    const get = await site.get('/cursos', { 'accept-encoding': 'gzip' });
    const head = await site.get('/cursos', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test.each(['/cursos', '/favicon.svg', '/data/es/courses.json', '/robots.txt'])('%s is sent once', async (path) => {
    const { etag = '' } = (await site.get(path)).headers;
    const strong = etag.replace('W/', '');
    for (const known of [etag, strong, '*', `"other", ${etag}`, `W/"a",W/"b" , ${strong}`]) {
      const again = await site.get(path, { 'if-none-match': known });
      expect([again.status, again.body.length, again.headers.etag], known).toEqual([304, 0, etag]);
      expect(again.headers['cache-control'], known).toBeTruthy();
    }
    for (const other of ['"other"', '', etag.slice(0, -2), `x${etag}`])
      expect((await site.get(path, { 'if-none-match': other })).status, other).toBe(200);
  });

  test('a page that is not there is never "not modified"', async () => {
    expect((await site.get('/nada', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('visitors', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('one address, asked from several countries, answers each in its own way', async () => {
    const htmlOf = async (address: string) =>
      /<html[^>]*>/.exec((await site.get('/', from(address))).body.toString())?.[0];
    for (let round = 0; round < 2; round += 1) {
      expect(await htmlOf('192.0.2.1')).toContain('lang="es" data-country="ES" data-guess="es" data-geo="/geo"');
      expect(await htmlOf('192.0.2.2')).toContain('lang="en" data-country="elsewhere" data-guess="en"');
      expect(await htmlOf('192.0.2.3')).toContain('lang="es" data-country="elsewhere" data-guess="es"');
      expect(await htmlOf('192.0.2.9')).toContain('lang="es" data-geo="/geo"');
    }
    const etags = await Promise.all(
      ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.9'].map(
        async (each) => (await site.get('/cursos', from(each))).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(4);
  });

  test('countries of one kind share a body', async () => {
    const [first, second] = [
      await site.get('/cursos', from('192.0.2.2')),
      await site.get('/cursos', from('192.0.2.4')),
    ];
    expect(first.headers.etag).toBe(second.headers.etag);
  });

  test("the CDN's header and forwarded addresses count from a trusted proxy alone", async () => {
    const headers = { 'cf-ipcountry': 'US', ...from('192.0.2.2') };
    expect(languageIn((await site.get('/', headers)).body)).toBe('en');
    const other = await startApp({ TRUSTED_PROXIES: '10.0.0.0/8', COUNTRY_HEADER: 'cf-ipcountry' });
    expect(languageIn((await other.get('/', headers)).body)).toBe('es');
    expect((await other.get('/geo/json/', headers)).body.toString()).toBe('{"country":null}');
    await other.close();
  });

  test('a known crawler comes from nowhere', async () => {
    const headers = { ...from('192.0.2.2'), 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect((await site.get('/', headers)).body.toString()).toContain('<html lang="es" data-geo');
  });

  test('an asked-for language leads to its address, and nobody keeps that', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { status, headers } = await site.get('/cursos?lang=en&x=1');
      expect([status, headers.location, headers['cache-control']]).toEqual([302, '/courses?lang=en&x=1', 'no-cache']);
    }
    expect((await site.get('/cursos?lang=es')).status).toBe(200);
    expect((await site.get('/cursos?lang=fr')).status).toBe(200);
  });

  test('a saved choice decides on shared addresses', async () => {
    for (const [path, cookie, language] of [
      ['/', 'site-language=en', 'en'],
      ['/?lang=es', 'site-language=en', 'es'],
      ['/nada', 'a=1; site-language=en', 'en'],
      ['/cursos', 'site-language=en', 'es'],
    ] as const)
      expect(languageIn((await site.get(path, { cookie })).body), path).toBe(language);
  });
});

describe('addresses', () => {
  test.each([
    ['/cursos/', 308, '/cursos'],
    ['/cursos///?a=b', 308, '/cursos?a=b'],
    ['/nada', 404, undefined],
    ['/blog/nada', 404, undefined],
    ['/data/es/nada.json', 404, undefined],
    ['/data/es/courses.html', 404, undefined],
    ['/assets/none.js', 404, undefined],
    ['//www.example.org/', 404, undefined],
    ['/Cursos', 404, undefined],
  ])('%s answers %i', async (path, status, location) => {
    const answer = await site.get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    if (status === 308) expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('an address spelt with percent signs is the same page, kept once', async () => {
    const [plain, spelt] = [await site.get('/blog/uno'), await site.get('/blog/%75no')];
    expect([spelt.status, spelt.headers.etag]).toEqual([200, plain.headers.etag]);
  });

  test.each([
    ['/data/es/courses.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=3600'],
    [feedPaths.atom.es, 'application/atom+xml; charset=utf-8', 'public, max-age=3600'],
    [feedPaths.rss.en, 'application/rss+xml; charset=utf-8', 'public, max-age=3600'],
    ['/favicon.svg', 'image/svg+xml', 'public'],
  ])('%s is %s', async (path, type, cache) => {
    const { status, headers } = await site.get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['DELETE', '/cursos', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['PUT', '/forms/contact', 'GET, HEAD, POST'],
    ['GET', '/measure/vitals', 'POST'],
    ['OPTIONS', '/geo/json/', 'GET, HEAD'],
  ])('%s %s is told what is allowed: %s', async (method, path, allowed) => {
    const { status, headers, body } = await site.get(path, { 'accept-language': 'en' }, method);
    expect([status, headers.allow]).toEqual([405, allowed]);
    expect(body.toString()).toBe('405. This address does not accept that method.\n');
  });
});
