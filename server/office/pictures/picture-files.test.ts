import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMasters } from './picture-files.ts';

test('readMasters leaves out a file that is removed while it reads the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masters-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures', 'tower.webp'), '');
  // This link is listed, but has no file, like a file that was removed meanwhile.
  await symlink(join(folder, 'removed.webp'), join(folder, 'pictures', 'runway.webp'));
  expect([...(await readMasters(folder)).keys()]).toEqual(['tower']);
});
