import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markOf } from '../mark-of.ts';

/** Results of reading files, by name, each with the fingerprint of its source. They can be written as JSON. */
export type Readings = Record<string, { mark: string; result: unknown }>;

/** Gives the result of reading a file; it is read again only after a change of `from`. */
export type Kept = <Result>(name: string, from: readonly unknown[], read: () => Result) => Result;

/** For a single reading. */
export const readOnce: Kept = (_name, _from, read) => read();

/**
 * Keeps the last result for each name: for programs that read content again and again. Results are not to be changed.
 * @param known results of before; takes the new ones
 */
export function keptReadings(known: Readings = {}): Kept {
  return <Result>(name: string, from: readonly unknown[], read: () => Result) => {
    const mark = markOf(from);
    const found = known[name];
    if (found?.mark === mark) return found.result as Result;
    const result = read();
    known[name] = { mark, result };
    return result;
  };
}

/** Kept as long as the program runs, for all folders that it reads: they differ in a few files only. */
export const sharedReadings = keptReadings();

const file = (folder: string) => join(folder, 'server', 'readings.json');

/**
 * Keeps readings beside the content that was drawn from them, for the next drawing.
 * @param base the build whose code has read
 */
export async function writeReadings(folder: string, base: string, readings: Readings): Promise<void> {
  await writeFile(file(folder), JSON.stringify({ base, readings }));
}

/** Reads the readings of the first folder that has some of this build; none where all are missing or damaged. */
export async function earlierReadings(folders: readonly string[], base: string): Promise<Readings> {
  for (const folder of folders) {
    const found = await readFile(file(folder), 'utf8')
      .then((text) => JSON.parse(text) as { base: string; readings: Readings })
      .catch(() => null);
    if (found?.base === base) return found.readings;
  }
  return {};
}
