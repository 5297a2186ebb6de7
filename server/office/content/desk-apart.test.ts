import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { deskApart } from './desk-apart.ts';

const { folder } = temporaryFolders('desk-apart');

test('reading a file does not wait for a check', async () => {
  const program = join(folder, 'content-desk.mjs');
  writeFileSync(
    program,
    `export const contentDesk = {
      check: async () => (Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000), []),
      view: async () => null,
    };`,
  );
  const desk = await deskApart(program);
  const ended: string[] = [];
  const checked = desk.check(folder).then(() => ended.push('check'));
  await desk.view(folder, 'home.yaml').then(() => ended.push('view'));
  await checked;
  expect(ended).toEqual(['view', 'check']);
});
