import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { registerOverload } from './overload.ts';
import { staticFiles } from './static-files.ts';

const { folder } = temporaryFolders('static-files');
for (const name of [
  'assets/main-AbCd.js',
  'assets/main-AbCd.js.br',
  'assets/main-AbCd.js.gz',
  'assets/pictures/map-AbCd.avif',
  'press/guide.pdf',
  'site.webmanifest',
]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), `what ${name} holds`);
}
const app = Fastify();
// Files are served while the server is overloaded: a page needs its styles.
registerOverload(app, () => true);
await app.register(staticFiles, {
  files: { named: [{ folder, ignore: [] }], hashed: [join(folder, 'assets')] },
  headersOf: () => ({ 'x-file': 'yes' }),
});
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url, headers });

test.each([
  ['br', 'what assets/main-AbCd.js.br holds', 'br'],
  ['gzip', 'what assets/main-AbCd.js.gz holds', 'gzip'],
  ['gzip, deflate, br, zstd', 'what assets/main-AbCd.js.br holds', 'br'],
  ['identity', 'what assets/main-AbCd.js holds', undefined],
])('with Accept-Encoding “%s” the body is the file that the build wrote', async (accepted, body, encoding) => {
  const answer = await get('/assets/main-AbCd.js', { 'accept-encoding': accepted });
  expect([answer.body, answer.headers['content-encoding']]).toEqual([body, encoding]);
  expect(String(answer.headers.vary).toLowerCase()).toBe('accept-encoding');
});

test.each([
  ['/assets/main-AbCd.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/pictures/map-AbCd.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['/press/guide.pdf', 'application/pdf', 'public, max-age=3600'],
  ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
])('%s has the type %s and the caching %s', async (path, type, kept) => {
  const { headers, statusCode } = await get(path, { 'accept-encoding': 'br, gzip' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': kept, 'x-file': 'yes' });
  // A file with a hash in its name never changes, so it needs no validation.
  expect(headers.etag === undefined).toBe(path.startsWith('/assets/'));
});

test.each(['/assets/main-AbCd.js.br', '/assets/', '/press', '/nothing.js'])('%s is no file', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});
