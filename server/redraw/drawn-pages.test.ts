import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteUrlMark } from '../../src/site/document.ts';
import { readDrawnPages } from './drawn-pages.ts';
import { redrawnFile, redrawnFolder } from './redrawn-record.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-'));
  await mkdir(join(folder, redrawnFolder));
  await writeFile(join(folder, 'a.html'), `<a href="${siteUrlMark}/x">${siteUrlMark}</a>`);
  await writeFile(join(folder, 'b.html'), 'of the new day');
});
afterEach(() => rm(folder, { recursive: true }));

const record = { facts: { build: 'b1' }, drawnOn: '2026-01-01', pages: { home: 'a.html' } };

async function read(redrawn?: object) {
  if (redrawn) await writeFile(join(folder, redrawnFolder, redrawnFile), JSON.stringify(redrawn));
  const { day, pages } = await readDrawnPages(folder, record, 'https://site.example');
  return [day, pages.get('home')?.toString()];
}
const built = ['2026-01-01', '<a href="https://site.example/x">https://site.example</a>'];
const later = { build: 'b1', day: '2026-01-02', pages: { home: 'b.html' } };

test('pages are those of the build, with the origin of the site', async () => {
  expect(await read()).toEqual(built);
});

test('pages that were drawn again take their place', async () => {
  expect(await read(later)).toEqual(['2026-01-02', 'of the new day']);
});

test.each([
  ['another build', { build: 'b0' }],
  ['the same day', { day: '2026-01-01' }],
])('those of %s do not', async (_, change) => {
  expect(await read({ ...later, ...change })).toEqual(built);
});

test('a file that is missing is an error', async () => {
  await expect(read({ ...later, pages: { home: 'c.html' } })).rejects.toThrow('ENOENT');
});
