import { z } from 'zod';
import { formIds } from '../../../src/schema/enquiry.ts';
import { enquiryStates } from '../../../src/schema/enquiry-states.ts';
import { UsageError, type Values } from '../command-line.ts';
import type { EnquiryFilter } from '../store/selection.ts';

/** Where a result goes: as JSON or as text, and into which file. */
export type Output = { json: boolean; file: string | null };

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

/** All options of `leads`. */
export const leadsOptions = {
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

export type LeadsValues = Values<typeof leadsOptions>;

/** The selection of `list` and `export`. @throws UsageError for an invalid value */
export function readListing({ since, form, search, state, failed, limit }: LeadsValues) {
  const chosen = {
    since: readOption('--since', since, z.iso.date(), 'a date such as 2026-01-31'),
    form: readOption('--form', form, z.enum(formIds), oneOf(formIds)),
    search,
    state: readOption('--state', state, z.enum(enquiryStates), oneOf(enquiryStates)),
    failed,
  };
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return { filter: Object.fromEntries(given) as EnquiryFilter, limit: readNumber(limit, '--limit') };
}

/** The output of a command. */
export function readOutput({ json = false, output }: LeadsValues): Output {
  return { json, file: output ?? null };
}

/** The target of a command. @throws UsageError that asks for a missing one */
export function readTarget(target: string | undefined, question: string): string {
  if (target === undefined || target.trim() === '') throw new UsageError(question);
  return target.trim();
}

const oneOf = (ids: readonly string[]) => `one of ${ids.join(', ')}`;

const wholeNumber = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(1_000_000));

/** A number of an option; null without the option. @throws UsageError */
export function readNumber(value: string | undefined, option: string): number | null {
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
