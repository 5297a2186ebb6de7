import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** The stages of drawing, in order. */
export type DrawingStep = 'check' | 'draw';

/** A problem of the content, as reported by the content check. */
export type DrawingProblem = {
  /** Path such as `content/centre.yaml`. */
  file: string;
  line: number;
  /** The keys from the top of the file down, such as `prices > block-1`. */
  place: string;
  message: string;
};

export type DrawContentOptions = {
  /** Folder of the build that is served. */
  dist: string;
  /** The site's `DATA_DIR`. */
  dataDir: string;
  /** The folder `content/` to draw; it is not changed. */
  content: string;
  /** Called when a stage begins. */
  onStep?: (step: DrawingStep) => void;
};

/** The result: the id of a complete folder for `switchContent`, or all problems to correct first. */
export type DrawnContent =
  | {
      /** Id of the drawn content, the same for the same content and build. */
      id: string;
      /** Records to commit with the content, by their path below `content/`. */
      records: Readonly<Record<string, string>>;
    }
  | { problems: readonly DrawingProblem[] };

/** The messages of the drawing process. */
export type DrawingMessage = { step: DrawingStep } | DrawnContent;

/**
 * Draws the site from a content folder into `DATA_DIR/published`, in a separate process, unless that was done before.
 * Visitors see it only after `switchContent`.
 * @throws Error if drawing fails for another reason than the content, such as a full disk
 */
export async function drawContent({ dist, dataDir, content, onStep }: DrawContentOptions): Promise<DrawnContent> {
  let outcome: DrawnContent | null = null;
  const { code, errors } = await runDrawing(dist, ['content', dist, dataDir, content], (given) => {
    const message = given as DrawingMessage;
    if ('step' in message) onStep?.(message.step);
    else outcome = message;
  });
  if (outcome && code === 0) return outcome;
  throw new Error(`The content could not be drawn: ${errors || `code ${code}`}`);
}

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
async function runDrawing(
  dist: string,
  parameters: readonly string[],
  onMessage: (message: unknown) => void,
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
