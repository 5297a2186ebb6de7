import { readdir } from 'node:fs/promises';

/** All files of texts below a folder of content, by their paths below it, with `/`. */
export async function contentFilesBelow(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).toSorted();
  return names.filter((name) => /\.(?:yaml|md)$/.test(name) && !name.startsWith('.'));
}
