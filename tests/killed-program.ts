import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Kills a program some milliseconds after it has printed the line `step`. `all` also kills every program that it has
 * started, as systemd does; otherwise these programs keep running.
 */
export type Kill = { step: string; after: number; all: boolean };

/** Runs a Node program, and kills it if asked. Resolves to the lines that it printed. */
export async function runToKill(words: readonly string[], kill?: Kill): Promise<string[]> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const exited = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    if (line !== kill?.step) continue;
    await delay(kill.after);
    process.kill(kill.all ? -child.pid! : child.pid!, 'SIGKILL');
    break;
  }
  await exited;
  return said;
}
