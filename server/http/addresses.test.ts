import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../tests/site-app.ts';

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => (site = await startApp()));
afterAll(() => site.close());

test.each([
  ['/cursos/', 308, '/cursos'],
  ['/cursos///?a=b', 308, '/cursos?a=b'],
  ['/nada', 404, undefined],
  ['/blog/nada', 404, undefined],
  ['/data/es/nada.json', 404, undefined],
  ['/assets/none.js', 404, undefined],
  ['//www.example.org/', 404, undefined],
  ['/Cursos', 308, '/cursos'],
  ['//cursos?a=b', 308, '/cursos?a=b'],
  ['/cursos.', 308, '/cursos'],
  ['/BLOG/uno).', 308, '/blog/uno'],
])('%s has the status %i', async (path, status, location) => {
  const answer = await site.get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  if (status === 308) expect(answer.headers['cache-control']).toBe('no-cache');
});

test('a missing file gets a line of text, an unknown page the screen for people', async () => {
  for (const path of ['/favicon.ico', '/wp-content/a.js', '/.well-known/traffic-advice.json']) {
    const { status, headers, body } = await site.get(path, { 'accept-language': 'en' });
    expect([status, headers['content-type']], path).toEqual([404, 'text/plain; charset=utf-8']);
    expect(body.toString()).toBe('404. There is nothing at this address.\n');
  }
  for (const path of ['/nada', '/index.html', '/wp-login.php'])
    expect((await site.get(path)).headers['content-type'], path).toBe('text/html; charset=utf-8');
});

test('an address with percent-encoded letters gets the same response', async () => {
  const [plain, spelt] = [await site.get('/blog/uno'), await site.get('/blog/%75no')];
  expect([spelt.status, spelt.headers.etag]).toEqual([200, plain.headers.etag]);
});

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
])('%s has the type %s', async (path, type, cache) => {
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
])('%s %s is refused with the allowed methods: %s', async (method, path, allowed) => {
  const { status, headers, body } = await site.get(path, { 'accept-language': 'en' }, method);
  expect([status, headers.allow]).toEqual([405, allowed]);
  expect(body.toString()).toBe('405. This address does not accept that method.\n');
});

test.each(['/cursos', '/favicon.svg', '/robots.txt'])('%s is not sent again to a browser that has it', async (path) => {
  const { etag = '' } = (await site.get(path)).headers;
  const strong = etag.replace('W/', '');
  for (const known of [etag, strong, '*', `"other", ${etag}`, `W/"a",W/"b" , ${strong}`]) {
    const { status, headers, body } = await site.get(path, { 'if-none-match': known });
    expect([status, body.length, headers.etag, headers['content-language']], known).toEqual([304, 0, etag, undefined]);
    expect(headers['cache-control'], known).toBeTruthy();
  }
  for (const other of ['"other"', '', etag.slice(0, -2), `x${etag}`])
    expect((await site.get(path, { 'if-none-match': other })).status, other).toBe(200);
  expect((await site.get('/nada', { 'if-none-match': '*' })).status).toBe(404);
});
