import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where pages lie that were drawn again after the build, inside `DATA_DIR`: the build itself may be read-only. */
const redrawn = 'redrawn';

/** The folder of a build's pages of one day (`YYYY-MM-DD`). It is renamed into place when it is complete. */
export function redrawnFolder(dataDir: string, build: string, day: string): string {
  return join(dataDir, redrawn, `${build}.${day}`);
}

/** The days for which a build's pages have been drawn again, the newest first. */
export function redrawnDays(dataDir: string, build: string): string[] {
  return foldersIn(join(dataDir, redrawn))
    .filter((name) => name.startsWith(`${build}.`) && /\.\d{4}-\d\d-\d\d$/.test(name))
    .map((name) => name.slice(build.length + 1))
    .toSorted()
    .toReversed();
}

/**
 * Tells whether the pages of two days differ: a change lies between the days.
 * @param changes the days from which pages drawn earlier are out of date
 */
export function differ(changes: readonly string[], drawnOn: string, today: string): boolean {
  return changes.some((day) => drawnOn < day !== today < day);
}

/** Exit code of the drawing program when another build has been published meanwhile. */
export const otherBuildExit = 3;

/** An unreadable folder counts as a missing one: the build's own pages are shown, and drawing reports the fault. */
function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
