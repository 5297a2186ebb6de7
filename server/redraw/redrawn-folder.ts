import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of pages drawn again, in `DATA_DIR`, because the build may be read-only. */
const redrawn = 'redrawn';

/** Folder of a build's pages for one day (`YYYY-MM-DD`); it is renamed into place when complete. */
export function redrawnFolder(dataDir: string, build: string, day: string): string {
  return join(dataDir, redrawn, `${build}.${day}`);
}

/** The days for which a build's pages have been drawn again, newest first. */
export function redrawnDays(dataDir: string, build: string): string[] {
  return foldersIn(join(dataDir, redrawn))
    .filter((name) => name.startsWith(`${build}.`) && /\.\d{4}-\d\d-\d\d$/.test(name))
    .map((name) => name.slice(build.length + 1))
    .toSorted()
    .toReversed();
}

/**
 * Whether the pages of two days differ.
 * @param changes the days on which facts change
 */
export function differ(changes: readonly string[], drawnOn: string, today: string): boolean {
  return changes.some((day) => drawnOn < day !== today < day);
}

/** Exit code of the drawing process if another build was put in place meanwhile. */
export const otherBuildExit = 3;

/** An unreadable folder counts as missing: the build's own pages are shown, and the next drawing reports the error. */
function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
