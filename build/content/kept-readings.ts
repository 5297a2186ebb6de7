import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markOf } from '../mark-of.ts';

/** Cached results of parsing files, by name, each with a hash of its input. They can be written as JSON. */
export type Readings = Record<string, { mark: string; result: unknown }>;

/** Returns the result of `read`, which may be cached until `from` changes. */
export type Kept = <Result>(name: string, from: readonly unknown[], read: () => Result) => Result;

/** Reads without a cache, for programs that read content once. */
export const readOnce: Kept = (_name, _from, read) => read();

/**
 * Caches the last result for each name, for programs that read content repeatedly. Results must not be modified.
 * @param known earlier results; new ones are added
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

/** Caches readings as long as the program runs, for all folders that it reads: the folders differ in a few files. */
export const sharedReadings = keptReadings();

const file = (folder: string) => join(folder, 'server', 'readings.json');

/**
 * Writes readings beside the content that was drawn from them, to speed up the next drawing.
 * @param base the build whose code has parsed the files
 */
export async function writeReadings(folder: string, base: string, readings: Readings): Promise<void> {
  await writeFile(file(folder), JSON.stringify({ base, readings }));
}

/** Reads the readings from the first folder that has intact ones of this build; empty if no folder has. */
export async function earlierReadings(folders: readonly string[], base: string): Promise<Readings> {
  for (const folder of folders) {
    const found = await readFile(file(folder), 'utf8')
      .then((text) => JSON.parse(text) as { base: string; readings: Readings })
      .catch(() => null);
    if (found?.base === base) return found.readings;
  }
  return {};
}
