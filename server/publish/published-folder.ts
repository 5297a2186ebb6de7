import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folder of published contents in `DATA_DIR`: `published/<id>` is laid out like a build, and the pointer
 * `published/current` contains the id of the shown one. Both are put in place by renaming.
 */
const published = 'published';

/** The folder with all published contents. */
export function publishedFolders(dataDir: string): string {
  return join(dataDir, published);
}

/** The folder of one published content. */
export function publishedFolder(dataDir: string, id: string): string {
  return join(dataDir, published, id);
}

/** Matches ids of published contents, which are used in file names and in the names of pages. */
const idPattern = /^[\w-]{4,40}$/;

/** The content of the pointer: the id of the published content to show; empty for the content of the build. */
export function pointedContent(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, published, 'current'), 'utf8').trim();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? '' : 'unreadable pointer';
  }
}

/** The file in which the server of the site notes the content that it shows: it may refuse the one pointed to. */
const shownNote = (dataDir: string) => join(dataDir, published, '.shown');

/** Notes the content that a server shows. Without a disk the note is missing, and the site goes on. */
export function noteShown(dataDir: string, id: string): void {
  try {
    mkdirSync(publishedFolders(dataDir), { recursive: true });
    writeFileSync(shownNote(dataDir), id);
  } catch {
    // The office then says that the site does not show its publication yet.
  }
}

/** Whether a server of the site shows the content published last. */
export function isPublishedShown(dataDir: string): boolean {
  try {
    return readFileSync(shownNote(dataDir), 'utf8') === pointedContent(dataDir);
  } catch {
    return false;
  }
}

/** Whether a text is a valid id. A pointer with any other text is damaged, except an empty one. */
export function isContentId(text: string): boolean {
  return idPattern.test(text) && text !== 'current';
}

/** The ids of the complete contents that are kept, the most recently shown first. */
export function keptContents(dataDir: string): string[] {
  const folder = publishedFolders(dataDir);
  const names = readNames(folder).filter(isContentId);
  const shown = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return names.toSorted((one, other) => shown(other) - shown(one));
}

/**
 * Makes a drawn content the shown one: every server with this data folder looks for it four times a second, and serves it.
 * @throws Error if its folder is missing or nothing can be written
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
