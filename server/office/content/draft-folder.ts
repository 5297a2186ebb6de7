import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Git } from './git.ts';

/** Paths below `content/`: parts of letters, digits, dots, dashes; none begins with a dot, so none leads out. */
const pathPattern = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}._-]*)*$/u;

/** Whether a text names a place below `content/`. */
export function isContentPath(file: string): boolean {
  return file.length <= 200 && pathPattern.test(file);
}

/** The files below `content/` that differ from the head of a work tree: changed, new or gone. */
export async function changedContent(git: Git): Promise<string[]> {
  const words = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', 'content'];
  const lines = (await git('status', ...words)).split('\0').filter(Boolean);
  return lines.map((line) => line.slice(3).replace(/^content\//, '')).filter(isContentPath);
}

/** The name of a person's folder. */
export function folderName(person: string): string {
  return createHash('sha256').update(person).digest('hex').slice(0, 20);
}

/** The name by which git knows a text. A change gives the name of the text that it was made from. */
export function blobName(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A file's bytes; null where there is no plain file. */
export async function readPlainFile(file: string): Promise<Buffer | null> {
  const found = await lstat(file).catch(() => null);
  return found?.isFile() ? readFile(file) : null;
}

/** Writes a file so that a crash leaves the old one or the new one; null deletes it. @param aside folder on the same disk */
export async function writeWhole(file: string, bytes: Buffer | string | null, aside: string): Promise<void> {
  if (bytes === null) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  const draft = join(aside, `writing-${process.pid}`);
  await writeFile(draft, bytes, { flush: true });
  await rename(draft, file);
}
