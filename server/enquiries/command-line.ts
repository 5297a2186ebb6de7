import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Env, readEnv } from '../env.ts';
import { centreTimeZone } from '../../src/site/days.ts';

/** A wrong command line; the message names the fault. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options that a command allows, and whether it takes a target. */
export type CommandShape<Option> = {
  options: readonly Option[];
  /** Whether a target may follow the command, such as an id, an address or a file. */
  takesTarget?: boolean;
};

/**
 * Reads the words of a command line: `<command> [target] [options]`.
 * @param options every option, as `parseArgs` takes them, without `--help`
 * @returns the command with its target and the values of its options; or `help`, which needs no entry in `commands`
 * @throws UsageError when the command is missing or unknown, or when an option or a word does not belong to it
 */
export function readCommandWords<const Given extends Options, Command extends string>(
  words: readonly string[],
  options: Given,
  commands: Readonly<Record<Command, CommandShape<keyof Given>>>,
) {
  const { values, positionals } = parse(words, options);
  const [command, target, ...rest] = positionals;
  if ('help' in values || command === 'help') return { command: 'help' } as const;
  if (command === undefined) throw new UsageError('which command?');
  if (!isOneOf(commands, command)) throw new UsageError(`there is no command ${command}`);
  const shape: CommandShape<keyof Given> = commands[command];
  for (const option of Object.keys(values)) {
    if (!shape.options.includes(option)) throw new UsageError(`${command} does not take --${option}`);
  }
  const superfluous = shape.takesTarget ? rest[0] : target;
  if (superfluous !== undefined) throw new UsageError(`${command} does not take ${superfluous}`);
  return { command, target, values };
}

function parse<const Given extends Options>(words: readonly string[], options: Given) {
  const withHelp = { ...options, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args: [...words], options: withHelp, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function isOneOf<Name extends string>(record: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(record, name);
}

/** Environment and output of a command line: those of the process, or others in tests. */
export type Surroundings = {
  /** Environment variables, as `readEnv` takes them. */
  variables: Record<string, string | undefined>;
  /** Writes the result to standard output. */
  out: (text: string) => void;
  /** Writes notes and errors to standard error. */
  err: (text: string) => void;
};

/** The surroundings of this process. */
export function processSurroundings(): Surroundings {
  // A reader such as `head` may close the output early, which does not count as a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    variables: process.env,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  };
}

/**
 * Exit code of a command line: 0 done; 1 failed, or nothing was found; 2 a wrong command line or a missing
 * confirmation.
 */
export type ExitCode = 0 | 1 | 2;

/** One of the command lines `leads` and `office`. */
export type CommandLine<Request> = {
  /** The npm script that runs it. */
  name: string;
  help: string;
  /** @throws UsageError */
  read: (words: readonly string[]) => Request | { command: 'help' };
  /** @throws UsageError; any other error has a message that explains the failure to the operator */
  run: (request: Request, env: Env) => Promise<ExitCode>;
};

/** Runs a command line; errors go to standard error. */
export async function runCommandLine<Request extends { command: string }>(
  words: readonly string[],
  { name, help, read, run }: CommandLine<Request>,
  { variables, out, err }: Surroundings,
): Promise<ExitCode> {
  try {
    const request = read(words);
    if (isHelp(request)) {
      out(help);
      return 0;
    }
    return await run(request, readEnv(variables));
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

const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: centreTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** A time in Madrid's zone, without the name of the zone: `2026-01-31 10:30`. */
export function minute(date: Date): string {
  return madrid.format(date);
}

/** A time in Madrid's zone for a sentence or a card: `2026-01-31 10:30 in Madrid`. */
export function minuteInMadrid(date: Date): string {
  return `${minute(date)} in Madrid`;
}
