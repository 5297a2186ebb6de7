import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Git } from './git.ts';

/** Matches paths below `content/`. No part begins with a dot, so none leads out of the folder. */
const pathPattern = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}._-]*)*$/u;

/** Whether a text is a valid path below `content/`. */
export function isContentPath(file: string): boolean {
  return file.length <= 200 && pathPattern.test(file);
}

/** The files below `content/` that differ from the head of a work tree: changed, new or deleted. */
export async function changedContent(git: Git): Promise<string[]> {
  const words = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', 'content'];
  const lines = (await git('status', ...words)).split('\0').filter(Boolean);
  return lines.map((line) => line.slice(3).replace(/^content\//, '')).filter(isContentPath);
}

/** The folder name of a person's draft. */
export function folderName(person: string): string {
  return createHash('sha256').update(person).digest('hex').slice(0, 20);
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
  const draft = join(aside, `writing-${process.pid}`);
  await writeFile(draft, bytes, { flush: true });
  await rename(draft, file);
}
