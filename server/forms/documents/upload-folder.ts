import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that lie longer than this belong to a request that a crash ended, in milliseconds. */
const abandonedAfter = 60 * 60_000;

/** Makes the folder where documents lie while they arrive, and removes the leftovers of crashes. */
export async function prepareUploadFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > abandonedAfter) await rm(file, { force: true });
  }
}
