import { parseArgs } from 'node:util';
import { formIds, type FormId } from '../../../src/schema/enquiry.ts';
import type { EnquiryFilter } from '../store/enquiry-filter.ts';

export type OutputFormat = 'text' | 'json' | 'csv' | 'xlsx';
type Output = { format: OutputFormat; file: string | null };

export type LeadsRequest =
  | { command: 'help' }
  | { command: 'list' | 'export'; filter: EnquiryFilter; output: Output }
  | { command: 'show'; id: string; output: Output }
  | { command: 'figures'; since: Date | null; output: Output }
  | { command: 'erase'; whose: { email: string } | { id: string }; confirmed: boolean }
  | { command: 'purge'; months: number | null; confirmed: boolean }
  | { command: 'resend' | 'settle'; id: string | null }
  | { command: 'backup' | 'restore'; file: string }
  | { command: 'retry' };

/** The command line was not understood; the message says what was wrong with it. */
export class UsageError extends Error {}

const options = {
  since: { type: 'string' },
  form: { type: 'string' },
  email: { type: 'string' },
  failed: { type: 'boolean' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  output: { type: 'string' },
  months: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof options;

const filterOptions = ['since', 'form', 'email', 'failed', 'limit'] as const;
const accepted: Readonly<Record<string, readonly OptionName[]>> = {
  list: [...filterOptions, 'json', 'csv', 'output'],
  export: [...filterOptions, 'json', 'csv', 'output'],
  show: ['json', 'output'],
  figures: ['since', 'json', 'csv', 'output'],
  erase: ['yes'],
  purge: ['months', 'yes'],
  retry: [],
  resend: [],
  settle: [],
  backup: [],
  restore: [],
};

/**
 * Reads the words after `npm run leads --`.
 * @throws UsageError when a command, an option or a value is not known, missing or of no use to the command
 */
export function readLeadsArguments(words: readonly string[]): LeadsRequest {
  const { values, positionals } = parse(words);
  const [command, target, ...rest] = positionals;
  if (values.help === true || command === 'help') return { command: 'help' };
  if (command === undefined) throw new UsageError('which command?');
  if (!Object.hasOwn(accepted, command)) throw new UsageError(`there is no command ${command}`);
  for (const option of Object.keys(values) as OptionName[]) {
    if (!accepted[command]!.includes(option)) throw new UsageError(`${command} does not take --${option}`);
  }
  const takesTarget = !['list', 'export', 'figures', 'purge', 'retry'].includes(command);
  const superfluous = takesTarget ? rest[0] : target;
  if (superfluous !== undefined) throw new UsageError(`${command} does not take ${superfluous}`);
  if (values.json === true && values.csv === true) throw new UsageError('either --json or --csv');

  const format = values.json === true ? 'json' : values.csv === true ? 'csv' : command === 'export' ? 'xlsx' : 'text';
  const output: Output = { format, file: values.output ?? null };
  const confirmed = values.yes === true;
  switch (command) {
    case 'list':
    case 'export':
      return { command, filter: readFilter(values), output };
    case 'figures':
      return { command, since: values.since === undefined ? null : readDate(values.since), output };
    case 'show':
      return { command, id: readTarget(target, 'whose id?').toLowerCase(), output };
    case 'erase': {
      const whose = readTarget(target, 'whose? An e-mail address or an id');
      return { command, whose: whose.includes('@') ? { email: whose } : { id: whose.toLowerCase() }, confirmed };
    }
    case 'purge':
      return { command, months: values.months === undefined ? null : readNumber(values.months, '--months'), confirmed };
    case 'resend':
    case 'settle': {
      const id = readTarget(target, 'whose id? Or: all').toLowerCase();
      return { command, id: id === 'all' ? null : id };
    }
    case 'backup':
    case 'restore':
      return { command, file: readTarget(target, 'which file?') };
    default:
      return { command: 'retry' };
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readTarget(target: string | undefined, question: string): string {
  if (target === undefined || target.trim() === '') throw new UsageError(question);
  return target.trim();
}

function readFilter(values: ReturnType<typeof parse>['values']): EnquiryFilter {
  return {
    ...(values.since !== undefined && { since: readDate(values.since) }),
    ...(values.form !== undefined && { form: readForm(values.form) }),
    ...(values.email !== undefined && { email: values.email }),
    ...(values.failed === true && { failed: true }),
    ...(values.limit !== undefined && { limit: readNumber(values.limit, '--limit') }),
  };
}

function readDate(value: string): Date {
  const date = new Date(value);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime());
  // Some impossible days, such as 31 February, are read as a day of the next month.
  if (!isDay || !date.toISOString().startsWith(value)) {
    throw new UsageError(`--since expects a date such as 2026-01-31, not ${value}`);
  }
  return date;
}

function readForm(value: string): FormId {
  const form = formIds.find((id) => id === value);
  if (form === undefined) throw new UsageError(`--form expects one of ${formIds.join(', ')}`);
  return form;
}

function readNumber(value: string, option: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 1_000_000) {
    throw new UsageError(`${option} expects a whole number from 1, not ${value}`);
  }
  return number;
}
