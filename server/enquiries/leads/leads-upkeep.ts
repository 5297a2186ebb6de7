import { existsSync } from 'node:fs';
import { styleText } from 'node:util';
import { counted } from '../../counted.ts';
import type { Env } from '../../env.ts';
import { UsageError } from '../command-line/command-words.ts';
import type { ExitCode } from '../command-line/run-command-line.ts';
import { troubleLists } from '../outbox/delivery.ts';
import { isPlausible, monthsBefore, retentionBounds } from '../retention.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { eraseWithRecord } from './erase-with-record.ts';
import { erasureLogFile, readErasureLog, writeErasureLog } from './erasure-log.ts';
import type { LeadsRequest } from './leads-arguments.ts';
import type { LeadsSurroundings } from './leads-surroundings.ts';

/** The commands that change, copy or restore stored enquiries, as opposed to those that show them. */
export type UpkeepRequest = Extract<
  LeadsRequest,
  { command: 'erase' | 'purge' | 'retry' | 'resend' | 'settle' | 'backup' | 'restore' }
>;

export async function upkeep(
  request: UpkeepRequest,
  store: EnquiryStore,
  env: Env,
  { statedMonths, out, err }: LeadsSurroundings,
): Promise<ExitCode> {
  switch (request.command) {
    case 'erase': {
      const { whose, confirmed } = request;
      if (!confirmed) {
        err(`This would delete ${list(leads(await store.erasable(whose)))}. Repeat it with --yes.\n`);
        return 2;
      }
      const { deliveries, cleaned, ...erased } = await eraseWithRecord(store, env.DATA_DIR, whose);
      out(`Deleted ${list([...leads(erased), counted(deliveries, 'delivery', 'deliveries')])}.\n`);
      if (!cleaned) err('The database did not clean its files: the deleted texts are still in them until it does.\n');
      return erased.enquiries + erased.subscriptions + erased.bookings === 0 ? 1 : 0;
    }
    case 'purge':
      return purge(request, store, env, { statedMonths, out, err });
    case 'retry': {
      const { failed, delayed } = await store.retryFailed();
      out(
        `${counted(failed, 'failed delivery is', 'failed deliveries are')} waiting again; ${delayed} no longer wait for a later attempt.\n`,
      );
      return 0;
    }
    case 'resend':
    case 'settle': {
      const { command, id } = request;
      const number = await store[command](id);
      const done = command === 'resend' ? 'will be sent once more' : 'counts as sent';
      const allDone = command === 'resend' ? 'will be sent once more' : 'count as sent';
      out(`${counted(number, `uncertain delivery ${done}`, `uncertain deliveries ${allDone}`)}.\n`);
      return number === 0 ? 1 : 0;
    }
    case 'backup':
      await store.backup(request.file);
      out(
        `The backup is in ${request.file}, which only you can read: keep it as safe as the database.\n` +
          'A restore does not bring back the people of the office and their passkeys: invite them again then.\n',
      );
      return 0;
    case 'restore': {
      const log = erasureLogFile(env.DATA_DIR);
      const hasLog = existsSync(log);
      const outcome = await store.restore(request.file, readErasureLog(log));
      const { restored, present, erased, subscriptions, bookings, erasedAgain } = outcome;
      const erasures = await store.erasures();
      if (erasures.length > 0) writeErasureLog(log, erasures);
      out(
        `Restored ${list(leads({ enquiries: restored, subscriptions, bookings }))}.\n` +
          `Of the enquiries in the backup, ${counted(present, 'was', 'were')} there already, and ${erased} had been erased.\n` +
          (erasedAgain > 0 ? `Erased once more: ${counted(erasedAgain, 'entry', 'entries')}.\n` : '') +
          'Deliveries that were still due when the backup was made are uncertain now: resend or settle them.\n' +
          `${troubleLists}.\n`,
      );
      if (!hasLog) err(missingLog(log));
      return 0;
    }
  }
}

/** Warns that a restore without the erasure log brings erased people back. */
function missingLog(log: string): string {
  const text = `${log} is missing: whoever was erased after this backup was made is in the database again.
Put the newest erasures.log there (it is kept beside the backups) and run this once more: they are erased then.
If nobody was ever erased, there is none.\n`;
  return styleText('red', text, { stream: process.stderr });
}

/** Deletes old enquiries, bookings and subscriptions; with `--months`, no subscriptions. */
async function purge(
  { months: given, confirmed }: Extract<UpkeepRequest, { command: 'purge' }>,
  store: EnquiryStore,
  env: Env,
  { statedMonths, out, err }: Pick<LeadsSurroundings, 'statedMonths' | 'out' | 'err'>,
): Promise<0 | 2> {
  if (given !== null && !confirmed) throw new UsageError('purge with --months needs --yes');
  const now = new Date();
  if (given !== null) {
    report(await store.purge(monthsBefore(now, given)), 0);
    return 0;
  }
  const stated = await statedMonths();
  const bounds = retentionBounds(now, { ...stated, enquiries: env.RETENTION_MONTHS ?? stated.enquiries });
  const enquiries = await store.purgeable(bounds.received);
  const waiting = await store.purgeableSubscriptions(bounds.confirmed);
  const visits = await store.purgeableBookings(bounds.received);
  if (!confirmed && ![enquiries, waiting, visits].every(isPlausible)) {
    const today = now.toISOString().slice(0, 10);
    const all = [
      `${enquiries.old} of ${counted(enquiries.stored, 'enquiry', 'enquiries')}`,
      waiting.old > 0 &&
        `${waiting.old} of ${counted(waiting.stored, 'confirmed subscription', 'confirmed subscriptions')}`,
      visits.old > 0 && `${visits.old} of ${counted(visits.stored, 'booking of a visit', 'bookings of visits')}`,
    ].filter((part) => part !== false);
    err(`This would delete ${list(all)}. If today is ${today}, repeat it with --yes.\n`);
    return 2;
  }
  report(await store.purge(bounds.received, bounds.erasures), await store.purgeSubscriptions(bounds));
  return 0;

  function report({ unsent, ...deleted }: Awaited<ReturnType<EnquiryStore['purge']>>, subscriptions: number): void {
    const lost = unsent === 0 ? '' : ` ${counted(unsent, 'delivery', 'deliveries')} had never been sent.`;
    out(`Deleted ${list(leads({ ...deleted, subscriptions }))}.${lost}\n`);
  }
}

/** Numbers in words: enquiries and, if there are any, subscriptions and bookings. */
function leads({
  enquiries,
  subscriptions,
  bookings,
}: {
  enquiries: number;
  subscriptions: number;
  bookings: number;
}): string[] {
  const waiting = subscriptions === 0 ? [] : [counted(subscriptions, 'subscription', 'subscriptions')];
  const visits = bookings === 0 ? [] : [counted(bookings, 'booking of a visit', 'bookings of visits')];
  return [counted(enquiries, 'enquiry', 'enquiries'), ...waiting, ...visits];
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}
