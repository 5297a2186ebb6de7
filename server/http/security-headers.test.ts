import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallSite, startApp } from '../../tests/site-app.ts';
import { documentHeaders, type SecurityFacts } from './security-headers.ts';

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => (site = await startApp()));
afterAll(() => site.close());

const connectionHeaders = ['date', 'connection'];
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page has its full policy and the other security headers', async () => {
  const { headers } = await site.get('/cursos');
  for (const part of [`script-src 'self' ${sha256('document.title')}`, `style-src 'self' ${sha256('p{margin:0}')}`])
    expect(headers['content-security-policy']).toContain(part);
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

test('a file with a hash in its name has only the headers of files', async () => {
  const { names, headers } = await site.get('/assets/main-AbCd.css', { 'accept-encoding': 'br' });
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  const icon = await site.get('/favicon.svg?v=2');
  expect(icon.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(names.filter((name) => !connectionHeaders.includes(name)).toSorted()).toEqual([
    'cache-control',
    'content-encoding',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'vary',
    'x-content-type-options',
  ]);
});

test.each([
  // Two years, for this host only.
  [{}, /^max-age=63072000$/],
  [{ SITE_URL: 'http://www.example.com' }, undefined],
])('with the settings %o Strict-Transport-Security is %s', async (settings, expected) => {
  const other = await startApp(settings);
  const files = ['/assets/main-AbCd.css', '/favicon.svg', '/robots.txt', '/sitemap.xml', '/calendario/cursos.ics'];
  for (const path of ['/', '/healthz', '/cursos/', '/%', '/data/es/none.json', '/geo/json/', ...files]) {
    const header = (await other.get(path)).headers['strict-transport-security'];
    if (expected) expect(header, path).toMatch(expected);
    else expect(header, path).toBeUndefined();
  }
  await other.close();
});

test('in development the policy reports violations without preventing them', async () => {
  const other = await startApp({}, { site: { ...smallSite(), mode: 'development' } });
  const { headers } = await other.get('/cursos');
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['content-security-policy-report-only']).toContain("default-src 'self'");
  await other.close();
});

const facts: SecurityFacts = {
  connectOrigins: ['https://connect.example'],
  frameOrigins: ['https://frame.example'],
  scriptOrigins: ['https://script.example'],
  imageOrigins: ['https://image.example'],
  https: true,
  reportOnly: false,
};

test('a document may use its hashed scripts and styles, its own files, data: images and the configured services only', () => {
  const { 'content-security-policy': policy } = documentHeaders(facts, { scripts: ["'s'"], styles: ["'t'"] });
  expect(policy?.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 's' https://script.example",
    "style-src 'self' 't'",
    "img-src 'self' data: https://image.example",
    "connect-src 'self' https://connect.example",
    "frame-src 'self' https://frame.example",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    'upgrade-insecure-requests',
  ]);
  expect(documentHeaders(facts)['content-security-policy']).toContain(
    "script-src 'self' https://script.example; style-src 'self';",
  );
});

test.each([
  [{ https: false }, 'content-security-policy'],
  [{ reportOnly: true }, 'content-security-policy-report-only'],
] as const)('with the settings %o the policy does not upgrade requests to https', (changes, header) => {
  const headers = documentHeaders({ ...facts, ...changes });
  expect(headers[header]).toMatch(/frame-ancestors 'self'$/);
});
