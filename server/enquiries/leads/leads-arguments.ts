import { formIds, type FormId } from '../../../src/schema/enquiry.ts';
import { enquiryStates, type EnquiryState } from '../../../src/schema/enquiry-states.ts';
import { madridMidnight } from '../../../src/site/days.ts';
import { readCommandWords, UsageError } from '../command-line/command-words.ts';
import type { EnquiryFilter } from '../store/enquiry-filter.ts';

type OutputFormat = 'text' | 'json' | 'csv' | 'xlsx';
type Output = { format: OutputFormat; file: string | null };

export type LeadsRequest =
  | { command: 'list' | 'export'; filter: EnquiryFilter; output: Output }
  | { command: 'show'; id: string; output: Output }
  | { command: 'figures'; since: Date | null; output: Output }
  | { command: 'erase'; whose: { email: string } | { id: string }; confirmed: boolean }
  | { command: 'purge'; months: number | null; confirmed: boolean }
  | { command: 'resend' | 'settle'; id: string | null }
  | { command: 'backup' | 'restore'; file: string }
  | { command: 'retry' };

const options = {
  since: { type: 'string' },
  form: { type: 'string' },
  email: { type: 'string' },
  search: { type: 'string' },
  state: { type: 'string' },
  failed: { type: 'boolean' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  output: { type: 'string' },
  months: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

const filterOptions = ['since', 'form', 'email', 'search', 'state', 'failed', 'limit'] as const;
type FilterValues = Partial<Record<Exclude<(typeof filterOptions)[number], 'failed'>, string>> & { failed?: boolean };

const commands = {
  list: { options: [...filterOptions, 'json', 'csv', 'output'] },
  export: { options: [...filterOptions, 'json', 'csv', 'output'] },
  show: { options: ['json', 'output'], takesTarget: true },
  figures: { options: ['since', 'json', 'csv', 'output'] },
  erase: { options: ['yes'], takesTarget: true },
  purge: { options: ['months', 'yes'] },
  retry: { options: [] },
  resend: { options: [], takesTarget: true },
  settle: { options: [], takesTarget: true },
  backup: { options: [], takesTarget: true },
  restore: { options: [], takesTarget: true },
} as const;

/**
 * Reads the words after `npm run leads --`.
 * @throws UsageError when the command, its target or an option is missing, unknown or invalid
 */
export function readLeadsArguments(words: readonly string[]): LeadsRequest | { command: 'help' } {
  const read = readCommandWords(words, options, commands);
  if (read.command === 'help') return read;
  const { command, target, values } = read;
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
    case 'retry':
      return { command };
  }
}

function readTarget(target: string | undefined, question: string): string {
  if (target === undefined || target.trim() === '') throw new UsageError(question);
  return target.trim();
}

function readFilter(values: FilterValues): EnquiryFilter {
  return {
    ...(values.since !== undefined && { since: readDate(values.since) }),
    ...(values.form !== undefined && { form: readForm(values.form) }),
    ...(values.email !== undefined && { email: values.email }),
    ...(values.search !== undefined && { search: values.search }),
    ...(values.state !== undefined && { state: readState(values.state) }),
    ...(values.failed === true && { failed: true }),
    ...(values.limit !== undefined && { limit: readNumber(values.limit, '--limit') }),
  };
}

/** The beginning of a day in Madrid. */
function readDate(value: string): Date {
  const date = new Date(value);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime());
  // Some impossible days, such as 31 February, are read as a day of the next month.
  if (!isDay || !date.toISOString().startsWith(value)) {
    throw new UsageError(`--since expects a date such as 2026-01-31, not ${value}`);
  }
  return madridMidnight(value);
}

function readState(value: string): EnquiryState {
  const state = enquiryStates.find((id) => id === value);
  if (state === undefined) throw new UsageError(`--state expects one of ${enquiryStates.join(', ')}`);
  return state;
}

function readForm(value: string): FormId {
  const form = formIds.find((id) => id === value);
  if (form === undefined) throw new UsageError(`--form expects one of ${formIds.join(', ')}`);
  return form;
}

function readNumber(value: string, option: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 1_000_000) {
    throw new UsageError(`${option} expects a whole number from 1 to 1,000,000, not ${value}`);
  }
  return number;
}
