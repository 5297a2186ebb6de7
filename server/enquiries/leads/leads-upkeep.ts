import type { Env } from '../../env.ts';
import { isPlausible, monthsBefore } from '../retention.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { erasureLogFile, readErasureLog, writeErasureLog } from './erasure-log.ts';
import { UsageError, type LeadsRequest } from './leads-arguments.ts';
import type { LeadsSurroundings } from './leads-surroundings.ts';

/** The commands that change what is stored, as opposed to those that show it. */
export type UpkeepRequest = Extract<
  LeadsRequest,
  { command: 'erase' | 'purge' | 'retry' | 'resend' | 'settle' | 'backup' | 'restore' }
>;

/** Carries out one of them. Resolves to the exit code: 0 done, 1 not possible, 2 needs to be confirmed. */
export async function upkeep(
  request: UpkeepRequest,
  store: EnquiryStore,
  env: Env,
  { statedMonths, out, err }: LeadsSurroundings,
): Promise<0 | 1 | 2> {
  switch (request.command) {
    case 'erase': {
      const { whose, confirmed } = request;
      if (!confirmed) {
        const found =
          'id' in whose ? ((await store.show(whose.id)) === null ? 0 : 1) : (await store.list(whose)).length;
        err(`This would delete ${count(found, 'enquiry', 'enquiries')}. Repeat it with --yes.\n`);
        return 2;
      }
      const { enquiries, deliveries, cleaned } = await store.erase(whose);
      writeErasureLog(erasureLogFile(env.DATA_DIR), await store.erasures());
      out(`Deleted ${count(enquiries, 'enquiry', 'enquiries')} and ${count(deliveries, 'delivery', 'deliveries')}.\n`);
      if (!cleaned) err('The database did not clean its files: the deleted texts are still in them until it does.\n');
      return enquiries === 0 ? 1 : 0;
    }
    case 'purge': {
      if (request.months !== null && !request.confirmed) throw new UsageError('purge with --months needs --yes');
      const months = request.months ?? env.RETENTION_MONTHS ?? (await statedMonths());
      const now = new Date();
      const found = await store.purgeable(monthsBefore(now, months));
      if (!request.confirmed && !isPlausible(found)) {
        const today = now.toISOString().slice(0, 10);
        err(
          `This would delete ${found.old} of ${found.stored} enquiries. If today is ${today}, repeat it with --yes.\n`,
        );
        return 2;
      }
      const { enquiries, unsent } = await store.purge(monthsBefore(now, months));
      const lost = unsent === 0 ? '' : ` ${count(unsent, 'delivery', 'deliveries')} had never been sent.`;
      out(`Deleted ${count(enquiries, 'enquiry', 'enquiries')}.${lost}\n`);
      return 0;
    }
    case 'retry': {
      const { failed, delayed } = await store.retryFailed();
      out(
        `${count(failed, 'failed delivery is', 'failed deliveries are')} waiting again; ${delayed} no longer wait for a later attempt.\n`,
      );
      return 0;
    }
    case 'resend':
    case 'settle': {
      const { command, id } = request;
      const number = await store[command](id);
      const done = command === 'resend' ? 'will be sent once more' : 'counts as sent';
      const allDone = command === 'resend' ? 'will be sent once more' : 'count as sent';
      out(`${count(number, `uncertain delivery ${done}`, `uncertain deliveries ${allDone}`)}.\n`);
      return number === 0 ? 1 : 0;
    }
    case 'backup':
      await store.backup(request.file);
      out(`Everything is in ${request.file}, which only you can read: keep it as safe as the database.\n`);
      return 0;
    case 'restore': {
      const log = erasureLogFile(env.DATA_DIR);
      const { restored, present, erased } = await store.restore(request.file, readErasureLog(log));
      writeErasureLog(log, await store.erasures());
      out(
        `Restored ${count(restored, 'enquiry', 'enquiries')}; ${present} were there already, ${erased} had been erased.\n` +
          'What had not left when the backup was made is uncertain now: see list --failed, resend and settle.\n',
      );
      return 0;
    }
  }
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
