import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteUrlMark } from '../../src/site/document.ts';
import { markWhen } from '../../src/site/services.ts';
import { readDrawnPages } from './drawn-pages.ts';
import { differ, redrawnFolder } from './redrawn-folder.ts';

let dist: string;
let dataDir: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'drawn-'));
  dataDir = join(dist, 'data');
  await writeFile(join(dist, 'a.html'), `<a href="${siteUrlMark}/x">${siteUrlMark}</a>`);
});
afterEach(() => rm(dist, { recursive: true }));

const settings = { siteUrl: 'https://site.example', held: new Set(['google'] as const) };
const changes = ['2026-01-02', '2026-01-10'];
const record = { facts: { build: 'b1' }, drawnOn: '2026-01-01', changes, pages: { home: 'a.html' } };

/** Writes pages as if they had been drawn again for a day. */
async function redraw(day: string, build = 'b1', file = 'a.html'): Promise<void> {
  const folder = redrawnFolder(dataDir, build, day);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), `of ${build} on ${day}`);
}
async function read(today: string) {
  const { day, pages } = await readDrawnPages({ from: dist, dataDir }, record, settings, today);
  return [day, pages.get('home')?.toString()];
}
const built = ['2026-01-01', '<a href="https://site.example/x">https://site.example</a>'];

test('pages are those of the build, with the site’s origin', async () => {
  expect(await read('2026-01-01')).toEqual(built);
  // Nothing was drawn again; an old page is better than none.
  expect(await read('2026-01-05')).toEqual(built);
});

test('parts with unmet conditions are removed; all other bytes are unchanged', async () => {
  const part = markWhen('webhook', 'se envía') + markWhen('google', 'también «aquí»');
  await writeFile(join(dist, 'a.html'), `<p>más ${part}</p>`);
  expect(await read('2026-01-01')).toEqual(['2026-01-01', '<p>más también «aquí»</p>']);
});

test('redrawn pages are used on the days for which they are valid', async () => {
  for (const day of ['2026-01-03', '2026-01-04', '2026-01-11']) await redraw(day);
  expect(await read('2026-01-09')).toEqual(['2026-01-04', 'of b1 on 2026-01-04']);
  expect(await read('2026-02-01')).toEqual(['2026-01-11', 'of b1 on 2026-01-11']);
  // Pages drawn for later days, while the clock was ahead, are not used.
  expect(await read('2026-01-01')).toEqual(built);
});

test('pages of another build, and unfinished ones, are never used', async () => {
  await redraw('2026-01-03', 'b0');
  await redraw('2026-01-03', 'b1.x');
  await mkdir(`${redrawnFolder(dataDir, 'b1', '2026-01-03')}.4711`);
  expect(await read('2026-01-05')).toEqual(built);
});

test('a missing file is an error; an unreadable folder of redrawn pages is ignored', async () => {
  await redraw('2026-01-03', 'b1', 'c.html');
  await expect(read('2026-01-05')).rejects.toThrow('ENOENT');
  await rm(dataDir, { recursive: true });
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'redrawn'), '');
  expect(await read('2026-01-05')).toEqual(built);
});

test.each([
  ['2025-10-30', '2025-11-24', false],
  ['2025-10-30', '2025-11-25', true],
  ['2025-10-30', '2026-11-22', true],
  ['2025-11-25', '2025-11-30', false],
  ['2025-11-25', '2025-12-01', true],
  ['2025-12-01', '2025-11-30', true],
  ['2026-06-01', '2027-01-01', false],
])('pages drawn on %s are out of date on %s: %s', (drawnOn, today, old) => {
  expect(differ(['2025-11-25', '2025-12-01', '2026-06-01'], drawnOn, today)).toBe(old);
});
