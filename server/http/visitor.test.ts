import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageIn, startApp } from '../../tests/site-app.ts';
import { trustOf } from './visitor.ts';

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  site = await startApp({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' });
});
afterAll(() => site.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

test('one address has a response for each kind of country', async () => {
  const htmlOf = async (address: string) =>
    /<html[^>]*>/.exec((await site.get('/', from(address))).body.toString())?.[0];
  for (let round = 0; round < 2; round += 1) {
    expect(await htmlOf('192.0.2.1')).toContain('lang="es" data-visitor="spain"');
    expect(await htmlOf('192.0.2.2')).toContain('lang="en" data-visitor="elsewhere"');
    expect(await htmlOf('192.0.2.3')).toContain('lang="es" data-visitor="spanish"');
    expect(await htmlOf('192.0.2.9')).toContain('lang="es" data-visitor="unknown"');
  }
  const etags = await Promise.all(
    ['192.0.2.1', '192.0.2.2', '192.0.2.4', '192.0.2.3', '192.0.2.9'].map(
      async (each) => (await site.get('/cursos', from(each))).headers.etag,
    ),
  );
  expect(new Set(etags).size).toBe(4);
});

test('the CDN’s header and forwarded addresses count only from a trusted proxy', async () => {
  const headers = { 'cf-ipcountry': 'US', ...from('192.0.2.1') };
  expect(languageIn((await site.get('/', headers)).body)).toBe('en');
  const other = await startApp({ TRUSTED_PROXIES: '10.0.0.0/8', COUNTRY_HEADER: 'cf-ipcountry' });
  expect(languageIn((await other.get('/', headers)).body)).toBe('es');
  expect((await other.get('/geo/json/', headers)).body.toString()).toBe('{"country":null}');
  await other.close();
});

test('the country of a known crawler counts as unknown', async () => {
  const headers = { ...from('192.0.2.2'), 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  expect((await site.get('/', headers)).body.toString()).toContain('<html lang="es" data-visitor="unknown"');
  // Crawlers that run scripts request the country too, as browsers do.
  expect((await site.get('/geo/json/', headers)).body.toString()).toBe('{"country":null}');
  // User agents are read up to a maximum length.
  const endless = { ...headers, 'user-agent': `Mozilla/5.0 (X11; Linux x86_64)${' x'.repeat(300)} Googlebot/2.1` };
  expect((await site.get('/', endless)).body.toString()).toContain('<html lang="en" data-visitor="elsewhere"');
});

test('a language in the query redirects to its address, without caching', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { status, headers } = await site.get('/cursos?lang=en&x=1');
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/courses?lang=en&x=1', 'no-cache']);
  }
  expect((await site.get('/cursos?lang=es')).status).toBe(200);
  expect((await site.get('/cursos?lang=fr')).status).toBe(200);
});

test('a saved choice decides only at addresses that both languages share', async () => {
  for (const [path, cookie, language] of [
    ['/', 'site-language=en', 'en'],
    ['/?lang=es', 'site-language=en', 'es'],
    ['/nada', 'a=1; site-language=en', 'en'],
    ['/cursos', 'site-language=en', 'es'],
  ] as const)
    expect(languageIn((await site.get(path, { cookie })).body), path).toBe(language);
});

test('a proxy is trusted by address or network; without proxies none is', () => {
  expect(trustOf([])).toBeNull();
  const trust = trustOf(['127.0.0.1', '10.0.0.0/8']);
  for (let round = 0; round < 2; round += 1) {
    expect(['127.0.0.1', '10.9.9.9', '127.0.0.2', '203.0.113.7'].map((address) => trust?.(address))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  }
});
