import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age in milliseconds beyond which a file counts as left behind by a crash: twice the time limit of an upload. */
export const abandonedAfter = 10 * 60_000;

/** Creates the folder for incoming documents, and deletes files that crashes left behind. */
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
