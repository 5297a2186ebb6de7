import { createHash, randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { plainText } from '../../../src/i18n/plain-text.ts';

/** Matches paths below `content/` that requests may name. No part begins with a dot, so none leads out of the folder. */
const pathPattern = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}._-]*)*$/u;

/** Whether a request may name this path below `content/`. */
export function isContentPath(file: string): boolean {
  return file.length <= 200 && pathPattern.test(file);
}

/**
 * A new file's name, made from words: lower-case letters, digits and hyphens, with a number if the name is taken.
 * @param without the name where the words have no letters
 */
export async function freeName(
  words: string,
  { without, longest, isTaken }: { without: string; longest: number; isTaken: (name: string) => Promise<boolean> },
): Promise<string> {
  const parts = plainText(words).match(/[a-z\d]+/g) ?? [without];
  const stem = parts.join('-').slice(0, longest).replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (!(await isTaken(name))) return name;
  }
}

/** Git's name of a text (its blob hash). A change states the name of the text from which it was made. */
export function blobName(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A file's bytes; null if it is missing or not a plain file. */
export async function readPlainFile(file: string): Promise<Buffer | null> {
  const found = await lstat(file).catch(() => null);
  return found?.isFile() ? readFile(file) : null;
}

/**
 * Writes a file atomically: after a crash it has its old or its new bytes. Without bytes, the file is deleted.
 * @param aside folder on the same disk, for the unfinished file
 */
export async function writeWhole(file: string, bytes: Buffer | string | null, aside: string): Promise<void> {
  if (bytes === null) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  const unfinished = join(aside, `writing-${randomUUID()}`);
  await writeFile(unfinished, bytes, { flush: true });
  await rename(unfinished, file);
}
