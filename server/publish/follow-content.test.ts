import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { followContent } from './follow-content.ts';
import { publishedFolder, switchContent } from './published-folder.ts';
import { eventually } from '../../tests/eventually.ts';

const { emptyFolder } = temporaryFolders('follow-content');

test('content published while a server started is shown at its first check', async () => {
  const [dist, dataDir] = [emptyFolder(), emptyFolder()];
  const drawn = publishedFolder(dataDir, 'content-1');
  mkdirSync(join(drawn, 'server'), { recursive: true });
  writeFileSync(join(drawn, 'server', 'site.json'), JSON.stringify({ base: 'build-1', facts: { build: 'content-1' } }));
  switchContent(dataDir, 'content-1');
  const show = vi.fn(async () => undefined);
  const log = { info: vi.fn(), error: vi.fn() };
  const following = followContent({ dataDir, dist, base: 'build-1', seen: '', shown: () => 'content-1', show, log });
  await eventually(() => expect(show).toHaveBeenCalledWith(drawn));
  following.stop();
  expect(log.error).not.toHaveBeenCalled();
});
