import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { keptContents, publishedFolder, showBuild, switchContent } from './published-folder.ts';
import { shownContent } from './shown-content.ts';

const { emptyFolder } = temporaryFolders('shown-content');

/** Writes the record of a content. */
function leave(folder: string, build: string, base: string): void {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server', 'site.json'), JSON.stringify({ base, facts: { build } }));
}

/** A build, a content drawn with it, one drawn with another build, and one with the record of another content. */
function places() {
  const [dist, dataDir] = [emptyFolder(), emptyFolder()];
  leave(dist, 'build-1', 'build-1');
  leave(publishedFolder(dataDir, 'content-1'), 'content-1', 'build-1');
  leave(publishedFolder(dataDir, 'content-2'), 'content-2', 'build-2');
  leave(publishedFolder(dataDir, 'content-3'), 'content-4', 'build-1');
  return { dist, dataDir };
}

test('the content of the build is shown until another is published, and after going back', async () => {
  const here = places();
  expect(await shownContent(here)).toMatchObject({ from: here.dist, refused: null });
  switchContent(here.dataDir, 'content-1');
  const from = publishedFolder(here.dataDir, 'content-1');
  expect(await shownContent(here)).toMatchObject({ from, refused: null, record: { facts: { build: 'content-1' } } });
  showBuild(here.dataDir);
  expect(await shownContent(here)).toMatchObject({ from: here.dist, refused: null });
});

test.each([
  ['content-2', 'drawn with another build'],
  ['content-3', 'missing or damaged'],
  ['content-9', 'missing or damaged'],
  ['../content-1', 'names no content'],
  ['current', 'names no content'],
])('a pointer to %s is refused: %s', async (pointer, reason) => {
  const here = places();
  writeFileSync(join(here.dataDir, 'published', 'current'), `${pointer}\n`);
  const shown = await shownContent(here);
  expect(shown.from).toBe(here.dist);
  expect(shown.refused).toContain(reason);
});

test('only a content with a folder can be shown, and it becomes the newest', async () => {
  const { dataDir } = places();
  expect(() => switchContent(dataDir, 'content-9')).toThrow('ENOENT');
  await new Promise((resolve) => setTimeout(resolve, 10));
  switchContent(dataDir, 'content-2');
  expect(keptContents(dataDir)[0]).toBe('content-2');
  expect(keptContents(dataDir).toSorted()).toEqual(['content-1', 'content-2', 'content-3']);
});
