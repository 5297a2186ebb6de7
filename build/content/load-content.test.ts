import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true, filter: (path) => !path.includes('.schemas') });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
}

test.each([
  [
    'a missing language',
    'banner.yaml',
    /, en: B2/,
    '',
    /content\/banner\.yaml:2 {2}code > en\n +expected a text, found nothing/,
  ],
  ['a misspelt name', 'banner.yaml', 'action:', 'actoin:', /content\/banner\.yaml:\d+ .*\n +unknown name: actoin/],
  [
    'a number that is a text',
    'courses/block-1-tower.yaml',
    /seats: 16/,
    'seats: many',
    /block-1-tower\.yaml:\d+ {2}facts > seats\n +expected a number, found "many"/,
  ],
  [
    'a month that is none',
    'courses/block-2-route-approach.yaml',
    '2025-11',
    '2025-13',
    /block-2-route-approach\.yaml:\d+ {2}facts > start > month\n +a month is written 2025-11/,
  ],
  [
    'a file that cannot be read',
    'banner.yaml',
    'code: {',
    'code: [',
    /content\/banner\.yaml:\d+ {2}the way the file is written/,
  ],
])('%s is told with file, line and place', async (_, file, from, to, told) => {
  await change(file, from, to);
  await expect(loadContent(folder)).rejects.toThrow(told);
});
