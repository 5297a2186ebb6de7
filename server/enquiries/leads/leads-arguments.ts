import { z } from 'zod';
import { formIds } from '../../../src/schema/enquiry.ts';
import { enquiryStates } from '../../../src/schema/enquiry-states.ts';
import { readCommandWords, UsageError } from '../command-line.ts';
import type { EnquiryFilter } from '../store/selection.ts';
import type { ErasureSubject } from '../store/erasure-records.ts';

type Output = { json: boolean; file: string | null };

export type LeadsRequest =
  | { command: 'list' | 'export'; filter: EnquiryFilter; limit: number | null; output: Output }
  | { command: 'show'; id: string; output: Output }
  | { command: 'erase'; whose: ErasureSubject; confirmed: boolean; json: boolean }
  | { command: 'purge'; months: number | null; confirmed: boolean; json: boolean }
  | { command: 'backup'; file: string }
  | { command: 'restore'; file: string };

export const leadsHelp = `The centre's enquiries. The office's screen does the same and more: npm run office

npm run leads -- <command> [options]

  list               the enquiries, newest first
  show <id>          one enquiry with everything it holds
  export             the enquiries with all their fields: an Excel workbook in Spanish that only you can read, times as
                     in Madrid, in this folder unless --output is given; or --json, for programs
  erase <e-mail|id>  delete what a person sent, or one enquiry, and whatever intakes they wait for; needs --yes
  purge              delete what is older than the privacy policy states, or than RETENTION_MONTHS, as the server does
                     once a day: enquiries, bookings of visits and, without --months, those who waited too long; asks
                     for --yes when that is more than a purge usually finds
  backup <file>      copy the database into a new SQLite file, while the server goes on; from PostgreSQL too, but then
                     without the people of the office and their passkeys
  restore <file>     add what a backup holds and the database does not, without what was erased since

For list and export:
  --since <date>     received on that day or later (2026-01-31, by Madrid's time)
  --form <form>      ${formIds.join(', ')}
  --search <words>   with all these words in name, address, telephone or texts; capitals and accents make no difference
  --state <state>    ${enquiryStates.join(', ')}
  --failed           with a delivery that was given up or is uncertain
  --limit <number>   at most so many

  --json             as JSON (list, show, export, erase, purge); times are in UTC, elsewhere those of Madrid
  --output <file>    into a file that only you can read (list, show, export)
  --months <number>  for purge: another age; needs --yes
  --yes              for erase and purge: do it
  --help             this text

It reads the same configuration as the server: DATABASE_URL, or DATA_DIR for the embedded database.
Ends with 0, with 1 if it could not be done, with 2 if the command is invalid or needs --yes.
`;

const options = {
  since: { type: 'string' },
  form: { type: 'string' },
  search: { type: 'string' },
  state: { type: 'string' },
  failed: { type: 'boolean' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  output: { type: 'string' },
  months: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

const listed = ['since', 'form', 'search', 'state', 'failed', 'limit', 'json', 'output'] as const;

const commands = {
  list: { options: listed },
  export: { options: listed },
  show: { options: ['json', 'output'], takesTarget: true },
  erase: { options: ['yes', 'json'], takesTarget: true },
  purge: { options: ['months', 'yes', 'json'] },
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
  const { since, form, search, state, failed, json = false, yes: confirmed = false } = values;
  const output: Output = { json, file: values.output ?? null };
  switch (command) {
    case 'list':
    case 'export': {
      const chosen = {
        since: readOption('--since', since, z.iso.date(), 'a date such as 2026-01-31'),
        form: readOption('--form', form, z.enum(formIds), oneOf(formIds)),
        search,
        state: readOption('--state', state, z.enum(enquiryStates), oneOf(enquiryStates)),
        failed,
      };
      const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
      const filter = Object.fromEntries(given) as EnquiryFilter;
      return { command, filter, limit: readNumber(values.limit, '--limit'), output };
    }
    case 'show':
      return { command, id: readTarget(target, 'whose id?').toLowerCase(), output };
    case 'erase': {
      const whose = readTarget(target, 'whose? An e-mail address or an id');
      return { command, whose: whose.includes('@') ? { email: whose } : { id: whose.toLowerCase() }, confirmed, json };
    }
    case 'purge':
      return { command, months: readNumber(values.months, '--months'), confirmed, json };
    case 'backup':
    case 'restore':
      return { command, file: readTarget(target, 'which file?') };
  }
}

function readTarget(target: string | undefined, question: string): string {
  if (target === undefined || target.trim() === '') throw new UsageError(question);
  return target.trim();
}

const oneOf = (ids: readonly string[]) => `one of ${ids.join(', ')}`;

const wholeNumber = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(1_000_000));

function readNumber(value: string | undefined, option: string): number | null {
  return readOption(option, value, wholeNumber, 'a whole number from 1 to 1,000,000') ?? null;
}

function readOption<Value>(
  option: string,
  value: string | undefined,
  schema: z.ZodType<Value>,
  expected: string,
): Value | undefined {
  if (value === undefined) return undefined;
  const { success, data } = schema.safeParse(value);
  if (!success) throw new UsageError(`${option} expects ${expected}, not ${value}`);
  return data;
}
