import { readdir } from 'node:fs/promises';

/** The paths of all YAML and Markdown files in a folder of content, relative to it, with `/`. */
export async function contentFilesBelow(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).toSorted();
  return names.filter((name) => /\.(?:yaml|md)$/.test(name) && !name.startsWith('.'));
}
