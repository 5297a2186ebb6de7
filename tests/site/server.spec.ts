import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { measuredPages } from '../../bench/budgets.ts';
import { languages } from '../../src/i18n/language.ts';
import { routeIds, routePath, routeRow } from '../../src/site/routes.ts';
import { startSite, type SiteServer } from '../site-server.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });

test('a page has headers for security and caches', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
  expect(policy).toContain("frame-ancestors 'self'");
  // The site under test is served over http; this header is for sites on https (RFC 6797, 7.2).
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('vary')).toContain('Cookie');
});

test('a page that the browser has cached is not sent again', async () => {
  const etag = (await get('/cursos')).headers.get('etag') ?? '';
  const again = await get('/cursos', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect((await get('/cursos', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('files with a hash in their name are cached as immutable, and compressed', async () => {
  const html = await (await get('/')).text();
  const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await get(script, { 'accept-encoding': 'br' });
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'etag'])
    expect(answer.headers.get(name), name).toBeNull();
});

test('the documents of the tools are no larger than their goal', async () => {
  const { document: goal } = measuredPages['mock exam'].goal;
  const heavy: string[] = [];
  for (const tool of ['canI', 'costs', 'compare', 'career', 'mockExam'] as const) {
    for (const language of languages) {
      const path = routePath(tool, language);
      const { headers } = await get(path, { 'accept-encoding': 'br' });
      expect(headers.get('content-encoding')).toBe('br');
      const head = [...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + 4, 0);
      const bytes = head + Number(headers.get('content-length'));
      if (!(bytes <= goal)) heavy.push(`${path}: ${bytes} bytes`);
    }
  }
  expect(heavy).toEqual([]);
});

test('every page in the sitemap allows its own inline scripts and styles, and no others', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  for (const [, path = ''] of sitemap.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)) {
    const answer = await get(path);
    const html = await answer.text();
    const inline = [
      ...html.matchAll(/<(?:script|style)(?![^>]*(?: src=|application\/))[^>]*>([^]*?)<\/(?:script|style)>/g),
    ];
    const hashes = inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const allowed = answer.headers.get('content-security-policy')?.match(/'sha256-[^']+'/g) ?? [];
    expect(allowed.toSorted(), path).toEqual([...new Set(hashes)].toSorted());
    expect(allowed.length, path).toBeGreaterThan(0);
  }
});

for (const id of routeIds) {
  for (const alias of routeRow(id).aliases ?? []) {
    test(`${alias} redirects and keeps its query`, async () => {
      const answer = await get(`${alias}?gclid=AbC&utm_source=x`);
      const row = routeRow(id);
      expect(answer.status).toBe(308);
      expect(answer.headers.get('location')).toBe(`${'shared' in row ? row.shared : row.es}?gclid=AbC&utm_source=x`);
    });
  }
}

for (const [path, status] of [
  ['/nada', 404],
  ['/blog/nada', 404],
  ['/%zz', 400],
  ['/%E0%A4%A', 400],
  ['//example.com/%2f..', 400],
  ['//example.com/', 404],
  ['/\\example.com', 404],
  ['/..%2f..%2fetc%2fpasswd', 400],
  ['/.env', 404],
  ['/assets/', 404],
  [`/${'a'.repeat(3000)}`, 404],
] as const) {
  test(`GET ${path.slice(0, 40)} answers ${status} without a redirect`, async () => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.get('content-security-policy')).not.toBeNull();
  });
}

test('the method DELETE is refused for a page', async () => {
  const answer = await fetch(`${site.url}/cursos`, { method: 'DELETE' });
  expect(answer.status).toBe(405);
});

test('an invalid HTTP request is answered, not dropped', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(site.port, 'localhost', () => socket.end('GET / HTTP/1.1\r\nHost localhost\r\n\r\n'));
    socket.on('data', (data) => resolve(data.toString()));
    socket.on('error', reject);
  });
  expect(answer).toContain('400 Bad Request');
  expect(answer).toContain('La petición no se entiende. / The request could not be understood.');
  expect(answer).toContain('x-content-type-options: nosniff');
});

test('the language of a shared page depends on the query, then on the cookie', async () => {
  const language = async (path: string, headers: Record<string, string> = {}) =>
    /<html lang="(\w+)"/.exec(await (await get(path, headers)).text())?.[1];
  expect(await language('/')).toBe('es');
  expect(await language('/?lang=en')).toBe('en');
  expect(await language('/', { cookie: 'site-language=en' })).toBe('en');
  expect(await language('/?lang=es', { cookie: 'site-language=en' })).toBe('es');
  expect(await language('/', { cookie: 'site-language=<script>' })).toBe('es');
  expect(await language('/nada', { cookie: 'site-language=en' })).toBe('en');
});

test('the country service answers nothing about unknown addresses', async () => {
  const answer = await get('/geo/json/');
  expect(await answer.json()).toEqual({ country: null });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('robots.txt allows everything, and the sitemap omits pages that are not indexed', async () => {
  expect(await (await get('/robots.txt')).text()).not.toContain('Disallow: /');
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${site.url}/cursos</loc>`);
  expect(sitemap).not.toMatch(/feedback|exito|success|home2/);
});

test('the health checks report a healthy server', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
});

test('the log contains no e-mail address from a URL, no browser name and no IP address of a visitor', async () => {
  await get('/cursos?email=someone@example.com', { 'user-agent': 'Secret/1.0', 'x-forwarded-for': '80.58.61.250' });
  await get('/nada/someone@example.com');
  expect(site.output()).not.toMatch(/someone@example\.com|Secret|80\.58/);
});
