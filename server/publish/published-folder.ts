import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Published content inside `DATA_DIR`: `published/<id>` is a folder such as the build writes, and `published/current`
 * names the one that is shown. Both appear by a rename.
 */
const published = 'published';

/** The folder that all published contents lie in. */
export function publishedFolders(dataDir: string): string {
  return join(dataDir, published);
}

/** The folder of one published content. */
export function publishedFolder(dataDir: string, id: string): string {
  return join(dataDir, published, id);
}

/** Names of published contents are parts of file names, and of the name that pages carry. */
const idPattern = /^[\w-]{4,40}$/;

/** The name in the pointer: the published content to show; empty where the content of the build is to be shown. */
export function pointedContent(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, published, 'current'), 'utf8').trim();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? '' : 'unreadable pointer';
  }
}

/** Tells whether a text can name a published content: otherwise the pointer is damaged. */
export function isContentId(text: string): boolean {
  return idPattern.test(text) && text !== 'current';
}

/** The complete contents that are kept; those that were shown last come first. */
export function keptContents(dataDir: string): string[] {
  const folder = publishedFolders(dataDir);
  const names = readNames(folder).filter(isContentId);
  const shown = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return names.toSorted((one, other) => shown(other) - shown(one));
}

/**
 * Shows a drawn content: every server on this data folder serves it within two seconds. Its folder becomes the newest.
 * @throws Error when the folder is missing or nothing can be written
 */
export function switchContent(dataDir: string, id: string): void {
  const now = new Date();
  utimesSync(publishedFolder(dataDir, id), now, now);
  point(dataDir, id);
}

/** Shows the build's own content again. */
export function showBuild(dataDir: string): void {
  point(dataDir, '');
}

function point(dataDir: string, id: string): void {
  const pointer = join(publishedFolders(dataDir), 'current');
  mkdirSync(publishedFolders(dataDir), { recursive: true });
  const draft = `${pointer}.${process.pid}`;
  writeFileSync(draft, `${id}\n`, { flush: true });
  renameSync(draft, pointer);
  spawnSync('sync', [publishedFolders(dataDir)]);
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
