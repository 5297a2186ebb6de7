import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Number of builds whose hashed files are kept, with the newest: visitors may have pages of earlier builds open. */
const keptGenerations = 3;

/** Matches hashed files of the client: those of several builds can be kept together, as their names differ. */
const hashed = /^assets\//;

/**
 * Replaces the served build by a finished one, without a moment in which a file of the client is missing. The client's
 * files are renamed one by one; hashed files of earlier builds are kept for visitors who have pages of them open.
 * The folders `server` and `office` are replaced as a whole.
 * @param next folder of the finished build, on the same file system; it is emptied
 * @param folder folder of the served build
 */
export async function publishBuild(next: string, folder: string): Promise<void> {
  const files = await filesIn(join(next, 'client'));
  const record = join(folder, 'generations.json');
  const newest = files.filter((file) => hashed.test(file)).toSorted();
  // Publishing the same build twice adds no generation.
  const before = (await readGenerations(record)).filter((generation) => generation.join() !== newest.join());
  const generations = [newest, ...before];
  const kept = new Set([...files, ...generations.slice(0, keptGenerations).flat()]);

  // Hashed files are moved first, because pages must not refer to missing files.
  for (const file of files.toSorted((one, other) => Number(hashed.test(other)) - Number(hashed.test(one)))) {
    await mkdir(dirname(join(folder, 'client', file)), { recursive: true });
    await rename(join(next, 'client', file), join(folder, 'client', file));
  }
  for (const part of ['server', 'office']) {
    await rm(join(next, 'old'), { recursive: true, force: true });
    await rename(join(folder, part), join(next, 'old')).catch(ignoreMissing);
    await rename(join(next, part), join(folder, part));
  }
  await rename(join(next, 'editions.json'), join(folder, 'editions.json'));
  for (const file of await filesIn(join(folder, 'client'))) {
    if (!kept.has(file)) await rm(join(folder, 'client', file));
  }
  await writeFile(`${record}.new`, JSON.stringify(generations.slice(0, keptGenerations)));
  await rename(`${record}.new`, record);
  await rm(next, { recursive: true });
}

async function readGenerations(record: string): Promise<string[][]> {
  const text = await readFile(record, 'utf8').catch(ignoreMissing);
  return text ? (JSON.parse(text) as string[][]) : [];
}

/** All files below a folder, by relative path with slashes. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
