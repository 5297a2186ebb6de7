import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../tests/temporary-folders.ts';
import { publishBuild } from './publish-build.ts';

const { folder } = temporaryFolders('publish');

async function build(name: string, more: string[] = []): Promise<void> {
  const next = join(folder, 'dist', 'next');
  for (const file of [
    `client/assets/main-${name}.js`,
    `client/assets/pictures/same.avif`,
    'client/favicon.svg',
    'server/site.json',
    'office/index.html',
    'editions.json',
    ...more,
  ]) {
    mkdirSync(dirname(join(next, file)), { recursive: true });
    writeFileSync(join(next, file), name);
  }
  await publishBuild(next, join(folder, 'dist'));
}

const list = (path: string) => readdirSync(join(folder, 'dist', path)).toSorted();
const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8');

test('a build replaces the last one, and only the hashed files of the two builds before are kept', async () => {
  await build('a', ['client/press/old.pdf']);
  for (const name of ['b', 'b', 'b', 'c']) await build(name);
  expect(list('client/assets')).toEqual(['main-a.js', 'main-b.js', 'main-c.js', 'pictures']);
  expect(list('client/press')).toEqual([]);
  await build('d');
  expect(list('client/assets')).toEqual(['main-b.js', 'main-c.js', 'main-d.js', 'pictures']);
  const replaced = ['client/favicon.svg', 'server/site.json', 'office/index.html', 'editions.json'];
  expect(replaced.map(read)).toEqual(['d', 'd', 'd', 'd']);
  expect(list('.')).toEqual(['client', 'editions.json', 'generations.json', 'office', 'server']);
});
