import { readEnv, type Env } from '../../env.ts';
import { UsageError } from './command-words.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Exit code of a command line: 0 done; 1 failed, or nothing was found; 2 a wrong command line or a missing
 * confirmation.
 */
export type ExitCode = 0 | 1 | 2;

/** One of the command lines `leads`, `editions` and `office`. */
export type CommandLine<Request> = {
  /** The npm script that runs it. */
  name: string;
  help: string;
  /** @throws UsageError */
  read: (words: readonly string[]) => Request | { command: 'help' };
  /** @throws UsageError; any other error has a message that explains the failure to the operator */
  answer: (request: Request, env: Env) => Promise<ExitCode>;
};

/** Runs a command line; errors go to standard error. */
export async function runCommandLine<Request extends { command: string }>(
  words: readonly string[],
  { name, help, read, answer }: CommandLine<Request>,
  { variables, out, err }: Surroundings,
): Promise<ExitCode> {
  try {
    const request = read(words);
    if (isHelp(request)) {
      out(help);
      return 0;
    }
    return await answer(request, readEnv(variables));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof UsageError)) {
      err(`${message}\n`);
      return 1;
    }
    err(`${name}: ${message}\nSee npm run ${name} -- --help\n`);
    return 2;
  }
}

function isHelp(request: { command: string }): request is { command: 'help' } {
  return request.command === 'help';
}
