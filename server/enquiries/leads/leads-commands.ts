import { closeSync, existsSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { quantity } from '../../text-table.ts';
import type { Env } from '../../env.ts';
import {
  type Command,
  type ExitCode,
  minute,
  runCommandLine,
  type Surroundings,
  UsageError,
  type Work,
} from '../command-line.ts';
import { isPlausible, monthsBefore, retentionBounds, type RetentionMonths } from '../retention.ts';
import type { ErasureSubject } from '../store/erasure-records.ts';
import { databasePlace, withEnquiryStore, type EnquiryStore } from '../store/store.ts';
import { enquiryWorkbook, type ChoiceTitles } from './enquiry-workbook.ts';
import { eraseWithRecord, erasureLogFile, readErasureLog, writeErasureLog } from './erasure-log.ts';
import {
  leadsHelp,
  leadsOptions,
  type LeadsValues,
  type Output,
  readListing,
  readNumber,
  readOutput,
  readTarget,
} from './leads-arguments.ts';
import { asCard, asJson, asJsonArray, asTable } from './leads-format.ts';
import { inWords, listed, missingLog, unfinished } from './leads-words.ts';

/** The dependencies of `leads`: the real ones in `leads.ts`, others in tests. */
export type LeadsSurroundings = Surroundings & {
  /** The retention periods of the privacy policy; rejects if the site has not been built. */
  statedMonths: () => Promise<RetentionMonths>;
  /** Titles of courses and campuses; empty if the site has not been built. */
  titles: () => Promise<ChoiceTitles>;
  /** Folder of files written without `--output`. */
  folder: string;
};

/** Runs `leads` with the words of its command line. */
export function runLeads(words: readonly string[], surroundings: LeadsSurroundings): Promise<ExitCode> {
  const commands = commandsOf(surroundings);
  return runCommandLine(words, { name: 'leads', help: leadsHelp, options: leadsOptions, commands }, surroundings);
}

/** A command's work with the store. */
type StoreWork = (store: EnquiryStore, env: Env) => Promise<ExitCode>;

function commandsOf(surroundings: LeadsSurroundings): Record<string, Command<typeof leadsOptions>> {
  const inStore =
    (work: StoreWork): Work =>
    (env) =>
      withEnquiryStore(env, (store) => work(store, env));
  const options = ['since', 'form', 'search', 'state', 'failed', 'limit', 'json', 'output'] as const;
  const listing = (asFile: boolean): Command<typeof leadsOptions> => ({
    options,
    read: (_, values) => inStore(list({ ...readListing(values), ...readOutput(values), asFile }, surroundings)),
  });
  return {
    list: listing(false),
    export: listing(true),
    show: {
      options: ['json', 'output'],
      takesTarget: true,
      read: (target, values) =>
        inStore(show(readTarget(target, 'whose id?').toLowerCase(), readOutput(values), surroundings)),
    },
    erase: {
      options: ['yes', 'json'],
      takesTarget: true,
      read(target, values) {
        const whose = readTarget(target, 'whose? An e-mail address or an id');
        return inStore(
          erase(whose.includes('@') ? { email: whose } : { id: whose.toLowerCase() }, values, surroundings),
        );
      },
    },
    purge: {
      options: ['months', 'yes', 'json'],
      read: (_, values) => inStore(purge(readNumber(values.months, '--months'), values, surroundings)),
    },
    backup: {
      options: [],
      takesTarget: true,
      read: (target) => inStore(backup(readTarget(target, 'which file?'), surroundings)),
    },
    restore: {
      options: [],
      takesTarget: true,
      read: (target) => inStore(restore(readTarget(target, 'which file?'), surroundings)),
    },
  };
}

function list(
  { filter, limit, json, file, asFile }: ReturnType<typeof readListing> & Output & { asFile: boolean },
  { folder, titles, out, err }: LeadsSurroundings,
): StoreWork {
  return async (store, env) => {
    let number = 0;
    async function* read() {
      for await (const batch of store.batches(filter, { limit: limit ?? Infinity })) {
        number += batch.length;
        yield batch;
      }
    }
    if (asFile && !json) {
      const workbook = file ?? resolve(folder, `enquiries-${fileTime(new Date())}.xlsx`);
      await save(workbook, enquiryWorkbook(read(), await titles()));
      out(`${workbook}\n`);
    } else await print(json ? asJsonArray(read()) : [await asTable(read())], file, out);
    err(`${quantity(number, 'enquiry', 'enquiries')} in ${databasePlace(env)}${await unfinished(store)}\n`);
    return 0;
  };
}

function show(id: string, { json, file }: Output, { out, err }: LeadsSurroundings): StoreWork {
  return async (store) => {
    const stored = await store.show(id);
    if (stored === null) {
      err(`There is no enquiry ${id}.\n`);
      return 1;
    }
    await print([json ? asJson(stored) : asCard(stored)], file, out);
    return 0;
  };
}

function erase(whose: ErasureSubject, { yes, json }: LeadsValues, { out, err }: LeadsSurroundings): StoreWork {
  return async (store, env) => {
    if (!yes) {
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
  };
}

/** Deletes old enquiries, bookings and subscriptions; with `--months`, no subscriptions. */
function purge(
  given: number | null,
  { yes, json }: LeadsValues,
  { statedMonths, out, err }: LeadsSurroundings,
): StoreWork {
  if (given !== null && !yes) throw new UsageError('purge with --months needs --yes');
  return async (store, env) => {
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
    if (!yes && !Object.values(kept).every(isPlausible)) {
      if (json) out(asText(kept));
      const today = now.toISOString().slice(0, 10);
      const all = Object.entries(kept).filter(([name, { old }]) => name === 'enquiries' || old > 0);
      const shares = all.map(([name, { old, stored }]) => `${old} of ${stored} ${name}`);
      err(`This would delete ${listed(shares)}. If today is ${today}, repeat it with --yes.\n`);
      return 2;
    }
    return report(await store.purge(bounds.received, bounds.erasures), await store.purgeSubscriptions(bounds));
  };
}

function backup(file: string, { out }: LeadsSurroundings): StoreWork {
  return async (store) => {
    await store.backup(file);
    out(
      `The backup is in ${file}, which only you can read: keep it as safe as the database.\n` +
        'A restore does not bring back the people of the office and their passkeys: invite them again then.\n',
    );
    return 0;
  };
}

function restore(file: string, { out, err }: LeadsSurroundings): StoreWork {
  return async (store, env) => {
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
  };
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
