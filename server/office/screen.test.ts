import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOfficeApp, type OfficeApp } from '../../tests/office-app.ts';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { readScreen } from './screen.ts';

const { emptyFolder } = temporaryFolders('screen');

let office: OfficeApp;
beforeAll(async () => (office = await openOfficeApp()));
afterAll(() => office.close());

test('every address of the screen returns its document, which is not cached, indexed or framed', async () => {
  for (const address of ['/', '/consultas?search=Ana', '/consultas/7e2c', '/invitacion', '/apis', '/x.html']) {
    const { statusCode, headers, body } = await office.ask('GET', address);
    expect([address, statusCode, body]).toEqual([address, 200, '<!doctype html><title>Oficina</title>']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    const policy = `${headers['content-security-policy']}`;
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
  }
});

test('hashed files are cached for a year; unknown addresses are 404', async () => {
  const { headers } = await office.ask('GET', '/assets/office-1.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const [method, address] of [
    ['GET', '/assets/office-2.js'],
    ['GET', '/api/unknown'],
    ['GET', '/api'],
    ['POST', '/consultas'],
  ] as const) {
    const answer = await office.ask(method, address);
    expect([address, answer.statusCode, answer.json()]).toEqual([address, 404, { problem: 'unknown-address' }]);
  }
});

test('the built screen is read into memory, with compressed texts; a missing build or an unknown type of file is an error', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'assets/a.js', 'assets/a.woff2']) writeFileSync(join(folder, name), name);
  const { document, files } = await readScreen(folder);
  expect([...files.keys()].toSorted()).toEqual(['/assets/a.js', '/assets/a.woff2']);
  expect(document.headers['content-type']).toBe('text/html; charset=utf-8');
  const compressible = ['/assets/a.js', '/assets/a.woff2'].map((name) => files.get(name)?.compressible);
  expect(compressible).toEqual([true, false]);
  await expect(readScreen(emptyFolder())).rejects.toThrow('npm run build');
  writeFileSync(join(folder, 'assets/a.map'), '');
  await expect(readScreen(folder)).rejects.toThrow('unknown type');
});
