import { calledRound, type CalledRound } from '../../../src/schema/called-round.ts';
import { readCommandWords, UsageError } from '../command-line/command-words.ts';

export type EditionsRequest =
  | { command: 'list'; course: string | null; json: boolean }
  | { command: 'announce'; edition: string; confirmed: boolean; json: boolean }
  | { command: 'announce-call'; call: CalledRound; confirmed: boolean; json: boolean }
  | { command: 'waiting'; course: string | null; failed: boolean; json: boolean };

const options = {
  yes: { type: 'boolean' },
  course: { type: 'string' },
  failed: { type: 'boolean' },
  source: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const commands = {
  'list': { options: ['course', 'json'] },
  'announce': { options: ['yes', 'json'], takesTarget: true },
  'announce-call': { options: ['source', 'from', 'to', 'yes', 'json'], takesTarget: true },
  'waiting': { options: ['course', 'failed', 'json'] },
} as const;

/**
 * Reads the words after `npm run editions --`.
 * @throws UsageError when the command, its target or an option is missing, unknown or invalid
 */
export function readEditionsArguments(words: readonly string[]): EditionsRequest | { command: 'help' } {
  const read = readCommandWords(words, options, commands);
  if (read.command === 'help') return read;
  const { command, target } = read;
  const { course = null, json = false, yes: confirmed = false, failed = false, source, from, to } = read.values;
  if (command === 'list') return { command, course, json };
  if (command === 'waiting') return { command, course, failed, json };
  if (command === 'announce-call') {
    const { success, data: call } = calledRound.safeParse({ year: target, source, from, to });
    if (!success) throw new UsageError('which call? A year, --source https://…, --from and --to as 2027-01-31');
    return { command, call, confirmed, json };
  }
  if (target === undefined) throw new UsageError('which edition? See: list');
  return { command, edition: target, confirmed, json };
}
