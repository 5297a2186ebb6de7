import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { PagePlaces } from './drawn-pages.ts';
import { otherBuildExit, redrawnFolder } from './redrawn-folder.ts';

/** Longest time that drawing all pages may take, in milliseconds; it takes some seconds. */
const timeout = 5 * 60_000;

/**
 * Draws all pages for a day, in a process of its own with a lower priority than the server. It does nothing where
 * another server of this machine has done so already.
 * @param build that the running server serves
 * @returns false where another build has taken that one's place: its pages come with the next start
 * @throws Error when they could not be drawn
 */
export async function redrawPages({ dist, dataDir }: PagePlaces, build: string, day: string): Promise<boolean> {
  const folder = redrawnFolder(dataDir, build, day);
  if (existsSync(folder)) return true;
  const child = spawn(process.execPath, [join(dist, 'server', 'redraw.js'), dist, folder, build, day], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    timeout,
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
  if (child.pid !== undefined) giveWay(child.pid);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return true;
  if (code === otherBuildExit) return false;
  throw new Error(`The pages could not be drawn for ${day}: ${said.trim() || `code ${code}`}`);
}

/** Lowers a process's priority where the system allows it: a sandbox may not. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Otherwise the process keeps the server's priority.
  }
}
