import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Paths below `content/`: parts of letters, digits, dots, dashes; none begins with a dot, so none leads out. */
const pathPattern = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}._-]*)*$/u;

/** Whether a text names a place below `content/`. */
export function isContentPath(file: string): boolean {
  return file.length <= 200 && pathPattern.test(file);
}

/** The name of a person's folder. */
export function folderName(person: string): string {
  return createHash('sha256').update(person).digest('hex').slice(0, 20);
}

/** The name by which git knows a text: a change names the one it was made from. */
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
