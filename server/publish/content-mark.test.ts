import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { contentMark } from './content-mark.ts';

const { folder: root } = temporaryFolders('content-mark');

async function markOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(root, 'content-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return contentMark(folder);
}

test('folders with the same files have the same hash; another text, name or place changes it', async () => {
  const mark = await markOf({ 'home.yaml': 'a', 'courses/tower.yaml': 'b' });
  expect(await markOf({ 'courses/tower.yaml': 'b', 'home.yaml': 'a' })).toBe(mark);
  const others = [
    { 'home.yaml': 'a', 'courses/tower.yaml': 'c' },
    { 'home.yaml': 'a', 'courses/towers.yaml': 'b' },
    { 'home.yaml': 'a', 'tower.yaml': 'b' },
    { 'home.yaml': 'a' },
  ];
  expect(new Set([mark, ...(await Promise.all(others.map(markOf)))]).size).toBe(5);
});

test('records of drawing and files of editors are not included', async () => {
  const mark = await markOf({ 'home.yaml': 'a' });
  const more = { 'page-dates.json': '[]', 'published.json': '{}', '.schemas/home.json': '{}', '.draft': 'x' };
  expect(await markOf({ 'home.yaml': 'a', ...more })).toBe(mark);
  expect(await markOf({ 'home.yaml': 'a', 'pages/published.json': '{}' })).not.toBe(mark);
});
