import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { otherBuildExit } from './redrawn-record.ts';

/** Longest time that drawing all pages may take, in milliseconds; it takes some seconds. */
const timeout = 5 * 60_000;

/**
 * Draws all pages for a day, in a process of its own that gives way to the server.
 * @param folder of the build
 * @param build that the running server serves
 * @returns false where another build has taken that one's place: its pages come with the next start
 * @throws Error when they could not be drawn
 */
export async function redrawPages(folder: string, build: string, day: string): Promise<boolean> {
  const child = spawn(process.execPath, [join(folder, 'server', 'redraw.js'), folder, build, day], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    timeout,
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return true;
  if (code === otherBuildExit) return false;
  throw new Error(`The pages could not be drawn for ${day}: ${said.trim() || `code ${code}`}`);
}
