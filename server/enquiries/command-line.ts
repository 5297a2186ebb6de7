import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Env, readEnv } from '../env.ts';
import { centreTimeZone } from '../../src/site/days.ts';

/** A wrong command line; the message names the fault. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** The values of options, as `parseArgs` reads them. */
export type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values'];

/** A command's work. @throws UsageError; any other error has a message that explains the failure to the operator */
export type Work = (env: Env) => Promise<ExitCode>;

/** A command: its options, and whether a target may follow it, such as an id, an address or a file. */
export type Command<Given extends Options> = {
  options: readonly (keyof Given)[];
  takesTarget?: boolean;
  /** Checks target and values. @throws UsageError */
  read: (target: string | undefined, values: Values<Given>) => Work;
};

/** One of the command lines `leads` and `office`: `<command> [target] [options]`. */
export type CommandLine<Given extends Options> = {
  /** The npm script that runs it. */
  name: string;
  help: string;
  /** Every option, as `parseArgs` takes them, without `--help`. */
  options: Given;
  commands: Readonly<Record<string, Command<Given>>>;
};

/** Reads the words of a command line. @throws UsageError for a word that is missing, unknown or not of the command */
function readWork<Given extends Options>(
  words: readonly string[],
  { options, commands }: CommandLine<Given>,
): Work | 'help' {
  const { values, positionals } = parse(words, options);
  const [name, target, ...rest] = positionals;
  if ('help' in values || name === 'help') return 'help';
  if (name === undefined) throw new UsageError('which command?');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`there is no command ${name}`);
  for (const option of Object.keys(values))
    if (!command.options.includes(option)) throw new UsageError(`${name} does not take --${option}`);
  const superfluous = command.takesTarget ? rest[0] : target;
  if (superfluous !== undefined) throw new UsageError(`${name} does not take ${superfluous}`);
  return command.read(target, values as Values<Given>);
}

function parse(words: readonly string[], options: Options) {
  const withHelp = { ...options, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args: [...words], options: withHelp, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
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

/** Runs a command line; errors go to standard error. */
export async function runCommandLine<Given extends Options>(
  words: readonly string[],
  commandLine: CommandLine<Given>,
  { variables, out, err }: Surroundings,
): Promise<ExitCode> {
  const { name, help } = commandLine;
  try {
    const work = readWork(words, commandLine);
    if (work !== 'help') return await work(readEnv(variables));
    out(help);
    return 0;
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

const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: centreTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** A time in Madrid's zone, without the name of the zone: `2026-01-31 10:30`. */
export function minute(date: Date): string {
  return madrid.format(date);
}

/** A time in Madrid's zone for a sentence or a card: `2026-01-31 10:30 in Madrid`. */
export function minuteInMadrid(date: Date): string {
  return `${minute(date)} in Madrid`;
}
