import { writeFileSync } from 'node:fs';
import { readEnv, type Env } from '../../env.ts';
import type { DeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import { readLeadsArguments, UsageError, type LeadsRequest } from './leads-arguments.ts';
import { asCard, asCsv, asJson, asTable } from './leads-format.ts';
import { leadsHelp } from './leads-help.ts';
import { monthsBefore } from '../retention.ts';
import { databasePlace, openEnquiryStore, type EnquiryStore } from '../store/store.ts';

export type LeadsSurroundings = {
  /** Environment variables, as `readEnv` takes them. */
  variables: Record<string, string | undefined>;
  /** The months that the privacy policy states; rejects where the site has not been built. */
  statedMonths: () => Promise<number>;
  /** Standard output: what was asked for. */
  out: (text: string) => void;
  /** Standard error: everything said about it. */
  err: (text: string) => void;
};

/** Runs `leads` with the words of its command line. Resolves to the exit code: 0 done, 1 not possible, 2 asked wrongly. */
export async function runLeads(words: readonly string[], surroundings: LeadsSurroundings): Promise<0 | 1 | 2> {
  const { variables, out, err } = surroundings;
  try {
    const request = readLeadsArguments(words);
    if (request.command === 'help') {
      out(leadsHelp);
      return 0;
    }
    const env = readEnv(variables);
    const store = await openEnquiryStore(env);
    try {
      return await answer(request, store, env, surroundings);
    } finally {
      await store.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof UsageError)) {
      err(`${message}\n`);
      return 1;
    }
    err(`leads: ${message}\nSee npm run leads -- --help\n`);
    return 2;
  }
}

async function answer(
  request: Exclude<LeadsRequest, { command: 'help' }>,
  store: EnquiryStore,
  env: Env,
  { statedMonths, out, err }: LeadsSurroundings,
): Promise<0 | 1 | 2> {
  const print = (text: string, file: string | null) =>
    file === null ? out(text) : writeFileSync(file, text, { mode: 0o600 });

  switch (request.command) {
    case 'list':
    case 'export': {
      const stored = await store.list(request.filter);
      const write = { text: asTable, json: asJson, csv: asCsv }[request.output.format];
      print(write(stored), request.output.file);
      const found = count(stored.length, 'enquiry', 'enquiries');
      err(`${found} in ${databasePlace(env)}${unfinished(await store.outboxSummary())}\n`);
      return 0;
    }
    case 'show': {
      const stored = await store.show(request.id);
      if (stored === null) {
        err(`There is no enquiry ${request.id}.\n`);
        return 1;
      }
      print(request.output.format === 'json' ? asJson(stored) : asCard(stored), request.output.file);
      return 0;
    }
    case 'erase': {
      const { whose, confirmed } = request;
      if (!confirmed) {
        const found =
          'id' in whose ? ((await store.show(whose.id)) === null ? 0 : 1) : (await store.list(whose)).length;
        err(`This would delete ${count(found, 'enquiry', 'enquiries')}. Repeat it with --yes.\n`);
        return 2;
      }
      const { enquiries, deliveries } = await store.erase(whose);
      out(`Deleted ${count(enquiries, 'enquiry', 'enquiries')} and ${count(deliveries, 'delivery', 'deliveries')}.\n`);
      return enquiries === 0 ? 1 : 0;
    }
    case 'purge': {
      if (request.months !== null && !request.confirmed) throw new UsageError('purge with --months needs --yes');
      const months = request.months ?? env.RETENTION_MONTHS ?? (await statedMonths());
      const { enquiries, unsent } = await store.purge(monthsBefore(new Date(), months));
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
  }
}

/** What the centre ought to know whenever it looks: mails that have not left. */
function unfinished(summary: Record<DeliveryKind, Record<DeliveryState, number>>): string {
  const all = Object.values(summary);
  const waiting = all.reduce((total, states) => total + states.waiting, 0);
  const failed = all.reduce((total, states) => total + states.failed, 0);
  const facts = [waiting > 0 && `${waiting} waiting`, failed > 0 && `${failed} given up (see --failed and retry)`];
  return facts.some(Boolean) ? `; of all deliveries ${facts.filter(Boolean).join(', ')}` : '';
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
