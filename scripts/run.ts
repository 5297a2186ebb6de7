import { spawn } from 'node:child_process';

/** The exit code of a command, and its output. */
export type Outcome = { code: number; output: string };

/**
 * Runs a command in the working directory. `node` is replaced by the Node of this process; other programs are found in
 * `PATH`.
 */
export function run(
  command: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const child = spawn(command === 'node' ? process.execPath : command, parameters, {
    env: { ...process.env, FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
