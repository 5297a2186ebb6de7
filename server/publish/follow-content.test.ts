import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { contentInPlace, followContent } from './follow-content.ts';
import { isPublishedShown, publishedFolder, switchContent } from './published-folder.ts';
import { eventually } from '../../tests/eventually.ts';

const { emptyFolder } = temporaryFolders('follow-content');

/** Writes the record of a build or a published content, and follows it as a server of `build-1`. */
function follow() {
  const [dist, dataDir] = [emptyFolder(), emptyFolder()];
  let shown = 'build-1';
  const show = vi.fn(async (from: string) => void (shown = basename(from)));
  const log = { info: vi.fn(), error: vi.fn() };
  const begin = () =>
    followContent({
      dataDir,
      dist,
      base: 'build-1',
      seen: contentInPlace({ dataDir, dist }),
      shown: () => shown,
      show,
      log,
    });
  return { dist, dataDir, show, log, begin };
}

function writeRecord(folder: string, record: { base: string; facts: { build: string } }): void {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server', 'site.json'), JSON.stringify(record));
}

test('content published while a server starts is shown at its first check', async () => {
  const { dataDir, show, log, begin } = follow();
  const drawn = publishedFolder(dataDir, 'content-1');
  writeRecord(drawn, { base: 'build-1', facts: { build: 'content-1' } });
  const following = begin();
  switchContent(dataDir, 'content-1');
  await eventually(() => expect(show).toHaveBeenCalledWith(drawn));
  await eventually(() => expect(isPublishedShown(dataDir)).toBe(true));
  following.stop();
  expect(log.error).not.toHaveBeenCalled();
});

test('a build of the same code is shown, such as one with encoded pictures; other code waits for a restart', async () => {
  const { dist, show, log, begin } = follow();
  const following = begin();
  writeRecord(dist, { base: 'build-2', facts: { build: 'build-2' } });
  await eventually(() => expect(log.error).toHaveBeenCalledOnce());
  expect(show).not.toHaveBeenCalled();
  writeRecord(dist, { base: 'build-1', facts: { build: 'build-1' } });
  await eventually(() => expect(show).toHaveBeenCalledWith(dist));
  following.stop();
});

test('content that a newer build has drawn is refused, and is not noted as shown', async () => {
  const { dataDir, show, log, begin } = follow();
  writeRecord(publishedFolder(dataDir, 'content-2'), { base: 'build-2', facts: { build: 'content-2' } });
  const following = begin();
  switchContent(dataDir, 'content-2');
  await eventually(() => expect(log.error).toHaveBeenCalledOnce());
  following.stop();
  expect(show).not.toHaveBeenCalled();
  expect(isPublishedShown(dataDir)).toBe(false);
});
