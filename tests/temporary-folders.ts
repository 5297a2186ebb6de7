import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is deleted after the tests of the file, and a function that creates empty ones in it. */
export function temporaryFolders(name: string): { folder: string; emptyFolder: () => string } {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, emptyFolder: () => mkdtempSync(join(folder, 'empty-')) };
}
