import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How many builds' hashed files are kept: visitors may have had a page open since before the last two. */
const keptGenerations = 3;

/** Folder of the client's hashed files: old and new ones can lie side by side, as their names differ. */
const hashed = /^assets\//;

/**
 * Puts a finished build in the place of the served one, without a moment in which a file is missing. Each file of the
 * client is renamed over its predecessor. Hashed files of the builds before stay for visitors whose page still asks for
 * them. Files that a server reads only at its start (`server`, `pages`, `office`) are replaced as a whole.
 * @param next folder of the finished build, on the same file system; it is used up
 * @param folder folder of the build that is served
 */
export async function publishBuild(next: string, folder: string): Promise<void> {
  const files = await filesIn(join(next, 'client'));
  const record = join(folder, 'generations.json');
  const newest = files.filter((file) => hashed.test(file)).toSorted();
  // Publishing the same build again makes no new generation.
  const before = (await readGenerations(record)).filter((generation) => generation.join() !== newest.join());
  const generations = [newest, ...before];
  const kept = new Set([...files, ...generations.slice(0, keptGenerations).flat()]);

  // Hashed files first: pages must not refer to missing files.
  for (const file of files.toSorted((one, other) => Number(hashed.test(other)) - Number(hashed.test(one)))) {
    await mkdir(dirname(join(folder, 'client', file)), { recursive: true });
    await rename(join(next, 'client', file), join(folder, 'client', file));
  }
  for (const part of ['pages', 'server', 'office']) {
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

/** Every file in a folder and below, by its path inside, with slashes. */
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
