import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../counted.ts';
import type { Env } from '../../env.ts';
import { minute } from '../command-line/minute.ts';
import { runCommandLine, type ExitCode } from '../command-line/run-command-line.ts';
import type { DeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import { readLeadsArguments, type LeadsRequest } from './leads-arguments.ts';
import { asCard, asCsv, asJson, asJsonArray, asTable } from './leads-format.ts';
import { enquiryWorkbook } from './enquiry-workbook.ts';
import { leadsHelp } from './leads-help.ts';
import { storedFigures, weeksBefore } from '../../figures/office-figures.ts';
import { figuresCsv, figuresText } from '../../figures/office-figures-text.ts';
import type { LeadsSurroundings } from './leads-surroundings.ts';
import { upkeep } from './leads-upkeep.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { databasePlace, withEnquiryStore } from '../store/store.ts';

/** Runs `leads` with the words of its command line. */
export function runLeads(words: readonly string[], surroundings: LeadsSurroundings): Promise<ExitCode> {
  return runCommandLine(
    words,
    {
      name: 'leads',
      help: leadsHelp,
      read: readLeadsArguments,
      answer: (request: LeadsRequest, env) =>
        withEnquiryStore(env, (store) => answer(request, store, env, surroundings)),
    },
    surroundings,
  );
}

async function answer(
  request: LeadsRequest,
  store: EnquiryStore,
  env: Env,
  surroundings: LeadsSurroundings,
): Promise<ExitCode> {
  const { folder, titles, out, err } = surroundings;
  async function print(texts: Iterable<string> | AsyncIterable<string>, file: string | null): Promise<void> {
    if (file !== null) return save(file, texts);
    for await (const text of texts) out(text);
  }

  switch (request.command) {
    case 'list':
    case 'export': {
      const { filter } = request;
      const { format, file } = request.output;
      let number = 0;
      async function* read() {
        for await (const batch of store.batches(filter)) {
          number += batch.length;
          yield batch;
        }
      }
      if (format === 'xlsx') {
        const workbook = file ?? resolve(folder, `enquiries-${fileTime(new Date())}.xlsx`);
        await save(workbook, enquiryWorkbook(read(), await titles()));
        out(`${workbook}\n`);
      } else await print({ text: asTable, json: asJsonArray, csv: asCsv }[format](read()), file);
      const found = counted(number, 'enquiry', 'enquiries');
      err(`${found} in ${databasePlace(env)}${unfinished(await store.outboxSummary())}\n`);
      return 0;
    }
    case 'show': {
      const stored = await store.show(request.id);
      if (stored === null) {
        err(`There is no enquiry ${request.id}.\n`);
        return 1;
      }
      await print([request.output.format === 'json' ? asJson(stored) : asCard(stored)], request.output.file);
      return 0;
    }
    case 'figures': {
      const now = new Date();
      const since = request.since ?? weeksBefore(now, 12);
      const figures = await storedFigures(store, since, now);
      const { format, file } = request.output;
      const text = format === 'csv' ? figuresCsv(figures) : figuresText(figures);
      await print([format === 'json' ? `${JSON.stringify(figures, null, 2)}\n` : text], file);
      return 0;
    }
    default:
      return upkeep(request, store, env, surroundings);
  }
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

/** Numbers of waiting, failed and uncertain deliveries, in words; empty if there are none. */
function unfinished(summary: Record<DeliveryKind, Record<DeliveryState, number>>): string {
  const all = Object.values(summary);
  const waiting = all.reduce((total, states) => total + states.waiting, 0);
  const failed = all.reduce((total, states) => total + states.failed, 0);
  const uncertain = all.reduce((total, states) => total + states.uncertain, 0);
  const facts = [
    waiting > 0 && `${waiting} waiting`,
    failed > 0 && `${failed} given up (see --failed and retry)`,
    uncertain > 0 && `${uncertain} uncertain (see --failed, editions waiting --failed, resend and settle)`,
  ];
  return facts.some(Boolean) ? `; of all deliveries ${facts.filter(Boolean).join(', ')}` : '';
}
