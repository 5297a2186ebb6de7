import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawnBefore } from './drawn-before.ts';
import { markOf } from './mark-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawn-before-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A content with one page that was drawn before. */
function earlier(name: string, base: string, data: unknown) {
  const place = join(folder, name);
  mkdirSync(dirname(join(place, 'pages', 'es', 'home.html')), { recursive: true });
  writeFileSync(join(place, 'pages', 'es', 'home.html'), name);
  return { folder: place, drawing: { base, marks: { 'es/home.html': markOf(data) }, parts: { build: name } } };
}

test('a file is reused from the first earlier drawing by the same build with the same data', async () => {
  const drawings = [
    earlier('newest', 'b', { price: 2 }),
    earlier('other', 'a', { price: 1 }),
    earlier('built', 'b', { price: 1 }),
  ];
  const before = drawnBefore('b', drawings);
  const found = async (name: string, data: unknown) => (await before(name, markOf(data)))?.build ?? null;
  expect(await found('es/home.html', { price: 2 })).toBe('newest');
  expect(await found('es/home.html', { price: 1 })).toBe('built');
  expect(await found('es/home.html', { price: 3 })).toBeNull();
  expect(await found('en/home.html', { price: 2 })).toBeNull();
  expect((await before('es/home.html', markOf({ price: 1 })))?.bytes.toString()).toBe('built');
});

test('a deleted file is not reused', async () => {
  const gone = earlier('gone', 'b', 1);
  rmSync(join(gone.folder, 'pages'), { recursive: true });
  expect(await drawnBefore('b', [gone])('es/home.html', markOf(1))).toBeNull();
});
