import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/**
 * Time limit of a drawing, in milliseconds. Pages take seconds, but a drawing has a lower priority than other programs:
 * on a busy machine it takes minutes.
 */
const timeout = 30 * 60_000;

/** Options that reduce the memory of a drawing, since it shares machine and memory limit with a server. */
export const littleMemory = {
  flags: ['--max-semi-space-size=16', '--max-old-space-size=400'],
  environment: { MALLOC_ARENA_MAX: '1' },
} as const;

/**
 * Runs the drawing program of a build, with a lower priority than the server.
 * @param dist the build's folder
 * @param parameters the command and its arguments
 * @param onMessage receives the messages of the program
 * @returns the exit code, null if it was killed, and the end of its standard error
 */
export async function runDrawing(
  dist: string,
  parameters: readonly string[],
  onMessage: (message: unknown) => void = () => undefined,
): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [...littleMemory.flags, join(dist, 'server', 'draw.js'), ...parameters], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...littleMemory.environment },
    timeout,
  });
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => (errors = (errors + text.toString()).slice(-2000)));
  child.on('message', onMessage);
  if (child.pid !== undefined) giveWay(child.pid);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors: errors.trim() };
}

/** Lowers a process's priority if the system allows it; a sandbox may forbid it. */
export function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process then keeps the server's priority.
  }
}
