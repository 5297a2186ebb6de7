import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { previewOf } from './preview.ts';

const { emptyFolder } = temporaryFolders('preview');

test('a request right after closing is answered by a new drawing process; closing rejects unanswered ones', async () => {
  const dist = emptyFolder();
  mkdirSync(join(dist, 'server'));
  const fields =
    'process.on("message", ({ id }) => process.send({ id, outcome: { kind: "fields", fields: [process.pid] } }))';
  writeFileSync(join(dist, 'server', 'draw.js'), fields);
  const preview = previewOf({ dist, content: dist, cache: dist, siteUrl: 'http://localhost', held: new Set() });
  const [first] = await preview.fieldsWithText('a');
  const unanswered = preview.fieldsWithText('a');
  preview.close();
  const again = preview.fieldsWithText('a');
  await expect(unanswered).rejects.toThrow('The program that draws previews ended.');
  const [second] = await again;
  preview.close();
  expect(first).toEqual(expect.any(Number));
  expect(second).not.toBe(first);
});
