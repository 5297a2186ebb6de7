import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PreparedAnswer } from './prepared-answer.ts';
import { readStaticFiles } from './static-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  const names = [
    'assets/main-AbCd.js',
    'assets/main-AbCd.js.br',
    'assets/main-AbCd.js.gz',
    'assets/map-AbCd.avif',
    'data/assets/half.json',
    'data/assets/half.json.br',
    'guía 1.pdf',
    'alone.br',
    'LICENCE',
  ];
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), `what ${name} holds`);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const headersOf = (answer: PreparedAnswer | undefined) => {
  const flat = answer?.headers ?? [];
  return Object.fromEntries(flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1]]] : [])));
};

test('every file has an address, and what was compressed beside another has none of its own', () => {
  const files = readStaticFiles(folder);
  expect([...files.keys()].toSorted()).toEqual([
    '/LICENCE',
    '/alone.br',
    '/assets/main-AbCd.js',
    '/assets/map-AbCd.avif',
    '/data/assets/half.json',
    '/gu%C3%ADa%201.pdf',
  ]);
  expect(files.get('/gu%C3%ADa%201.pdf')?.plain().toString()).toBe('what guía 1.pdf holds');
});

test('bodies that the build compressed are sent as they are; a file that was not is sent plain', () => {
  const files = readStaticFiles(folder);
  const script = files.get('/assets/main-AbCd.js');
  expect(script?.ready.br?.body.toString()).toBe('what assets/main-AbCd.js.br holds');
  expect(script?.ready.gzip?.body.toString()).toBe('what assets/main-AbCd.js.gz holds');
  expect(script?.compressible).toBe(true);
  for (const path of ['/data/assets/half.json', '/assets/map-AbCd.avif'])
    expect(files.get(path)?.compressible).toBe(false);
  expect(files.get('/assets/map-AbCd.avif')?.ready).toEqual({});
});

test.each([
  ['/assets/main-AbCd.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/map-AbCd.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['/data/assets/half.json', 'application/json; charset=utf-8', 'public, max-age=3600'],
  ['/gu%C3%ADa%201.pdf', 'application/pdf', 'public, max-age=3600'],
  ['/LICENCE', 'application/octet-stream', 'public, max-age=3600'],
])('%s is %s, kept as %s', (path, type, kept) => {
  const answer = readStaticFiles(folder).get(path);
  expect(headersOf(answer)).toMatchObject({
    'content-type': type,
    'cache-control': kept,
    'x-content-type-options': 'nosniff',
  });
  // What has a hash in its name never changes: nobody asks whether it still stands.
  expect(answer?.etag === null).toBe(path.startsWith('/assets/'));
});
