import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Renames a complete draft to its final folder. The draft is synced to the disk first, so that a power cut leaves no
 * partial files. If another process was faster, the draft is deleted: the same input gives the same bytes.
 */
export async function putInPlace(draft: string, folder: string): Promise<void> {
  spawnSync('sync', ['-f', draft]);
  await rename(draft, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  });
}
