import { parseArgs, type ParseArgsConfig } from 'node:util';

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
