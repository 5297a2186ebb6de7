import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Records that drawing writes itself, beside the content. */
const records = new Set(['page-dates.json', 'published.json']);

/** A hash of the files of a folder `content/`: from two folders with the same hash, one build draws the same pages. */
export async function contentMark(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    // Editors keep files of their own in folders that begin with a dot.
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
