import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageIn, startApp } from '../../tests/site-app.ts';

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => (site = await startApp()));
afterAll(() => site.close());

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0.000, *', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  ['identity, gzip', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['*;q=0', undefined],
  ['', undefined],
  [`br${','.repeat(510)}`, 'br'],
  [`br${','.repeat(511)}`, undefined],
])('Accept-Encoding “$0” gets the encoding $1', async (accepted, encoding) => {
  const { headers, body } = await site.get('/cursos', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  expect(languageIn(plain)).toBe('es');
  expect(headers['content-length']).toBe(String(body.length));
});

test.each(['/cursos', '/favicon.svg', '/robots.txt'])('%s is not sent again to a browser that has it', async (path) => {
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

test('a 404 is never answered with 304', async () => {
  expect((await site.get('/nada', { 'if-none-match': '*' })).status).toBe(404);
});
