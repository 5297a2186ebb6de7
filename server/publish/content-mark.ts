import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Records that drawing writes beside the content. */
const records = new Set(['page-dates.json', 'published.json']);

/** A hash of the files of a folder `content/`: a build draws the same pages from folders with the same hash. */
export async function contentMark(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    // Editors keep their own files in folders that begin with a dot.
    .filter((file) => !records.has(file) && !/(?:^|[\\/])\./.test(file))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(join(folder, file)))
      .update('\0');
  return hash.digest('base64url').slice(0, 22);
}
