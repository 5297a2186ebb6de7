import { closeSync, existsSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { quantity } from '../../text-table.ts';
import type { Env } from '../../env.ts';
import { type ExitCode, minute, runCommandLine, type Surroundings, UsageError } from '../command-line.ts';
import { isPlausible, monthsBefore, retentionBounds, type RetentionMonths } from '../retention.ts';
import { databasePlace, withEnquiryStore, type EnquiryStore } from '../store/store.ts';
import { enquiryWorkbook, type ChoiceTitles } from './enquiry-workbook.ts';
import { eraseWithRecord, erasureLogFile, readErasureLog, writeErasureLog } from './erasure-log.ts';
import { leadsHelp, readLeadsArguments, type LeadsRequest } from './leads-arguments.ts';
import { asCard, asJson, asJsonArray, asTable } from './leads-format.ts';

/** The dependencies of `leads`: the real ones in `leads.ts`, others in tests. */
export type LeadsSurroundings = Surroundings & {
  /** The retention periods of the privacy policy; rejects if the site has not been built. */
  statedMonths: () => Promise<RetentionMonths>;
  /** Titles of courses and campuses; empty if the site has not been built. */
  titles: () => Promise<ChoiceTitles>;
  /** Folder of files written without `--output`. */
  folder: string;
};

type Request<Command> = Extract<LeadsRequest, { command: Command }>;

/** Runs `leads` with the words of its command line. */
export function runLeads(words: readonly string[], surroundings: LeadsSurroundings): Promise<ExitCode> {
  return runCommandLine(
    words,
    {
      name: 'leads',
      help: leadsHelp,
      read: readLeadsArguments,
      run: (request: LeadsRequest, env) =>
        withEnquiryStore(env, async (store) => {
          switch (request.command) {
            case 'list':
            case 'export':
              return list(request, store, env, surroundings);
            case 'show':
              return show(request, store, surroundings);
            case 'erase':
              return erase(request, store, env, surroundings);
            case 'purge':
              return purge(request, store, env, surroundings);
            case 'backup':
              return backup(request, store, surroundings);
            case 'restore':
              return restore(request, store, env, surroundings);
          }
        }),
    },
    surroundings,
  );
}

async function list(
  { command, filter, limit, output: { json, file } }: Request<'list' | 'export'>,
  store: EnquiryStore,
  env: Env,
  { folder, titles, out, err }: LeadsSurroundings,
): Promise<ExitCode> {
  let number = 0;
  async function* read() {
    for await (const batch of store.batches(filter, { limit: limit ?? Infinity })) {
      number += batch.length;
      yield batch;
    }
  }
  if (command === 'export' && !json) {
    const workbook = file ?? resolve(folder, `enquiries-${fileTime(new Date())}.xlsx`);
    await save(workbook, enquiryWorkbook(read(), await titles()));
    out(`${workbook}\n`);
  } else await print(json ? asJsonArray(read()) : [await asTable(read())], file, out);
  err(`${quantity(number, 'enquiry', 'enquiries')} in ${databasePlace(env)}${await unfinished(store)}\n`);
  return 0;
}

async function show(
  { id, output: { json, file } }: Request<'show'>,
  store: EnquiryStore,
  { out, err }: LeadsSurroundings,
): Promise<ExitCode> {
  const stored = await store.show(id);
  if (stored === null) {
    err(`There is no enquiry ${id}.\n`);
    return 1;
  }
  await print([json ? asJson(stored) : asCard(stored)], file, out);
  return 0;
}

async function erase(
  { whose, confirmed, json }: Request<'erase'>,
  store: EnquiryStore,
  env: Env,
  { out, err }: LeadsSurroundings,
): Promise<ExitCode> {
  if (!confirmed) {
    const found = await store.erasable(whose);
    if (json) out(asText(found));
    err(`This would delete ${inWords({ ...found, deliveries: 0 })}. Repeat it with --yes.\n`);
    return 2;
  }
  const erased = await eraseWithRecord(store, env.DATA_DIR, whose);
  out(json ? asText(erased) : `Deleted ${inWords(erased)}.\n`);
  if (!erased.cleaned)
    err('The deleted texts are still in the database’s files. With SQLite the server removes them within minutes.\n');
  return erased.enquiries + erased.subscriptions + erased.bookings === 0 ? 1 : 0;
}

/** Deletes old enquiries, bookings and subscriptions; with `--months`, no subscriptions. */
async function purge(
  { months: given, confirmed, json }: Request<'purge'>,
  store: EnquiryStore,
  env: Env,
  { statedMonths, out, err }: LeadsSurroundings,
): Promise<ExitCode> {
  if (given !== null && !confirmed) throw new UsageError('purge with --months needs --yes');
  const now = new Date();
  const report = (deleted: Awaited<ReturnType<EnquiryStore['purge']>>, subscriptions: number): ExitCode => {
    const { unsent } = deleted;
    const lost = unsent === 0 ? '' : ` ${quantity(unsent, 'delivery', 'deliveries')} had never been sent.`;
    out(
      json
        ? asText({ ...deleted, subscriptions })
        : `Deleted ${inWords({ ...deleted, subscriptions, deliveries: 0 })}.${lost}\n`,
    );
    return 0;
  };
  if (given !== null) return report(await store.purge(monthsBefore(now, given)), 0);
  const stated = await statedMonths();
  const bounds = retentionBounds(now, { ...stated, enquiries: env.RETENTION_MONTHS ?? stated.enquiries });
  const kept = {
    enquiries: await store.purgeable('enquiries', bounds.received),
    subscriptions: await store.purgeable('subscriptions', bounds.confirmed),
    bookings: await store.purgeable('bookings', bounds.received),
  };
  if (!confirmed && !Object.values(kept).every(isPlausible)) {
    if (json) out(asText(kept));
    const today = now.toISOString().slice(0, 10);
    const all = Object.entries(kept).filter(([name, { old }]) => name === 'enquiries' || old > 0);
    const shares = all.map(([name, { old, stored }]) => `${old} of ${stored} ${name}`);
    err(`This would delete ${listed(shares)}. If today is ${today}, repeat it with --yes.\n`);
    return 2;
  }
  return report(await store.purge(bounds.received, bounds.erasures), await store.purgeSubscriptions(bounds));
}

async function backup({ file }: Request<'backup'>, store: EnquiryStore, { out }: LeadsSurroundings): Promise<ExitCode> {
  await store.backup(file);
  out(
    `The backup is in ${file}, which only you can read: keep it as safe as the database.\n` +
      'A restore does not bring back the people of the office and their passkeys: invite them again then.\n',
  );
  return 0;
}

async function restore(
  { file }: Request<'restore'>,
  store: EnquiryStore,
  env: Env,
  { out, err }: LeadsSurroundings,
): Promise<ExitCode> {
  const log = erasureLogFile(env.DATA_DIR);
  const hasLog = existsSync(log);
  const { present, erased, erasedAgain, ...outcome } = await store.restore(file, readErasureLog(log));
  const erasures = await store.erasures();
  if (erasures.length > 0) writeErasureLog(log, erasures);
  out(
    `Restored ${inWords({ ...outcome, enquiries: outcome.restored })}.\n` +
      `Of the enquiries in the backup, ${quantity(present, 'was', 'were')} there already, and ${erased} had been erased.\n` +
      (erasedAgain > 0 ? `Erased once more: ${quantity(erasedAgain, 'entry', 'entries')}.\n` : '') +
      'Mails that were still due when the backup was made are uncertain now: the office’s screen shows them.\n',
  );
  if (!hasLog) err(missingLog(log));
  return 0;
}

/** Warns that a restore without the erasure log brings erased people back. */
function missingLog(log: string): string {
  const text = `${log} is missing: whoever was erased after this backup was made is in the database again.
Put the newest erasures.log there (it is kept beside the backups) and run this once more: they are erased then.
If nobody was ever erased, there is none.\n`;
  return styleText('red', text, { stream: process.stderr });
}

async function print(
  texts: Iterable<string> | AsyncIterable<string>,
  file: string | null,
  out: (text: string) => void,
): Promise<void> {
  if (file !== null) return save(file, texts);
  for await (const text of texts) out(text);
}

/** Writes a file that only its owner can read, even if an older file of this name could be read by others. */
async function save(file: string, contents: Iterable<string | Buffer> | AsyncIterable<string | Buffer>): Promise<void> {
  const opened = openSync(file, 'w', 0o600);
  try {
    fchmodSync(opened, 0o600);
    for await (const content of contents) writeFileSync(opened, content);
  } finally {
    closeSync(opened);
  }
}

/** A time in Madrid as part of a file's name: `20260131-1030`. */
function fileTime(date: Date): string {
  return minute(date).replaceAll(/[-:]/g, '').replace(' ', '-');
}

function asText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const nouns = {
  enquiries: ['enquiry', 'enquiries'],
  subscriptions: ['subscription', 'subscriptions'],
  bookings: ['booking of a visit', 'bookings of visits'],
  deliveries: ['delivery', 'deliveries'],
} as const;

/** Numbers in words: enquiries and, if there are any, the others. */
function inWords(numbers: Partial<Record<keyof typeof nouns, number>>): string {
  const names = Object.keys(nouns) as (keyof typeof nouns)[];
  const found = names.filter((name) => name === 'enquiries' || (numbers[name] ?? 0) > 0);
  return listed(found.map((name) => quantity(numbers[name] ?? 0, nouns[name][0], nouns[name][1])));
}

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}

/** Numbers of waiting, failed and uncertain deliveries, in words; empty if there are none. */
async function unfinished(store: EnquiryStore): Promise<string> {
  const all = Object.values(await store.outboxSummary());
  const facts = Object.entries({ waiting: 'waiting', failed: 'given up', uncertain: 'uncertain' } as const)
    .map(([state, word]) => [all.reduce((sum, states) => sum + states[state as 'waiting'], 0), word] as const)
    .filter(([number]) => number > 0);
  return facts.length > 0 ? `; of all deliveries ${facts.map((fact) => fact.join(' ')).join(', ')}` : '';
}
