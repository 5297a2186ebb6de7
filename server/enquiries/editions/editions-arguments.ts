import { parseArgs } from 'node:util';
import { UsageError } from '../leads/leads-arguments.ts';

export type EditionsRequest =
  | { command: 'help' }
  | { command: 'list'; course: string | null; json: boolean }
  | { command: 'announce'; edition: string; confirmed: boolean; json: boolean }
  | { command: 'waiting'; course: string | null; failed: boolean; json: boolean };

const options = {
  yes: { type: 'boolean' },
  course: { type: 'string' },
  failed: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const accepted: Readonly<Record<string, readonly (keyof typeof options)[]>> = {
  list: ['course', 'json'],
  announce: ['yes', 'json'],
  waiting: ['course', 'failed', 'json'],
};

/**
 * Reads the words after `npm run editions --`.
 * @throws UsageError when a command, an option or a value is not known, missing or of no use to the command
 */
export function readEditionsArguments(words: readonly string[]): EditionsRequest {
  const { values, positionals } = parse(words);
  const [command, target, ...rest] = positionals;
  if (values.help === true || command === 'help') return { command: 'help' };
  if (command === undefined) throw new UsageError('which command?');
  if (!Object.hasOwn(accepted, command)) throw new UsageError(`there is no command ${command}`);
  for (const option of Object.keys(values) as (keyof typeof options)[]) {
    if (!accepted[command]!.includes(option)) throw new UsageError(`${command} does not take --${option}`);
  }
  const superfluous = command === 'announce' ? rest[0] : target;
  if (superfluous !== undefined) throw new UsageError(`${command} does not take ${superfluous}`);
  const { course = null, json = false, yes: confirmed = false, failed = false } = values;
  if (command === 'list') return { command, course, json };
  if (command === 'waiting') return { command, course, failed, json };
  if (target === undefined) throw new UsageError('which edition? See: list');
  return { command: 'announce', edition: target, confirmed, json };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
