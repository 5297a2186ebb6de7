import { readEnv, type Env } from '../../env.ts';
import { textTable } from '../../text-table.ts';
import { dictionaries } from '../../../src/i18n/words/dictionaries.ts';
import { translator } from '../../../src/i18n/words/words.ts';
import type { Edition, EditionsRecord } from '../../../src/schema/editions.ts';
import { shortStart } from '../../../src/site/course-words.ts';
import { madridDay } from '../../../src/site/days.ts';
import { editionState, isOpen } from '../../../src/site/editions.ts';
import { UsageError } from '../leads/leads-arguments.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openEnquiryStore } from '../store/store.ts';
import { announcedEdition } from './announced-edition.ts';
import { readEditionsArguments, type EditionsRequest } from './editions-arguments.ts';
import { editionsHelp } from './editions-help.ts';
import { waitingJson, waitingTable } from './waiting-format.ts';

/** What the command line works with: the real ones in `editions.ts`, others in tests. */
export type EditionsSurroundings = {
  /** Environment variables, as `readEnv` takes them. */
  variables: Record<string, string | undefined>;
  /** What the build wrote of the intakes; rejects where the site has not been built. */
  record: () => Promise<EditionsRecord>;
  now: () => Date;
  /** Standard output: what was asked for. */
  out: (text: string) => void;
  /** Standard error: everything said about it. */
  err: (text: string) => void;
};

type Asked = Pick<EditionsSurroundings, 'out' | 'err'> & {
  record: EditionsRecord;
  today: string;
  store: EnquiryStore;
  env: Env;
};

/** Runs `editions` with the words of its command line. Resolves to the exit code: 0 done, 1 not possible, 2 asked wrongly. */
export async function runEditions(words: readonly string[], surroundings: EditionsSurroundings): Promise<0 | 1 | 2> {
  const { variables, now, out, err } = surroundings;
  try {
    const request = readEditionsArguments(words);
    if (request.command === 'help') {
      out(editionsHelp);
      return 0;
    }
    const env = readEnv(variables);
    const record = await surroundings.record();
    const store = await openEnquiryStore(env);
    try {
      const today = record.asOf ?? madridDay(now());
      if (record.asOf) err(`The dates are samples: the content shows ${record.asOf} as today.\n`);
      return await answer(request, { record, today, store, env, out, err });
    } finally {
      await store.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof UsageError)) {
      err(`${message}\n`);
      return 1;
    }
    err(`editions: ${message}\nSee npm run editions -- --help\n`);
    return 2;
  }
}

function answer(request: Exclude<EditionsRequest, { command: 'help' }>, asked: Asked): Promise<0 | 1 | 2> {
  if (request.command === 'list') return list(request, asked);
  return request.command === 'announce' ? announce(request, asked) : showWaiting(request, asked);
}

async function list(
  { course, json }: Extract<EditionsRequest, { command: 'list' }>,
  { record, today, store, out }: Asked,
): Promise<0> {
  const rows = [];
  for (const edition of record.editions.filter((each) => course === null || each.course === course)) {
    const { waiting, told } = await store.audience(announcedEdition(edition, record));
    rows.push({ ...edition, state: editionState(edition, today), waiting, told });
  }
  out(json ? `${JSON.stringify(rows, null, 2)}\n` : textTable([listHead, ...rows.map(listRow)]));
  return 0;
}

const listHead = ['EDITION', 'COURSE', 'CAMPUS', 'START', 'STATE', 'PLACES', 'WAITING', 'TOLD'];

function listRow(row: Edition & { state: string; waiting: number; told: number }): string[] {
  const { id, course, campus, start, state, places, placesLeft, waiting, told } = row;
  const left = placesLeft === undefined ? '' : `${placesLeft} of `;
  const t = translator(dictionaries.en);
  const starts = shortStart(start, { language: 'en', t });
  return [id, course, campus, starts, state, places === undefined ? '' : left + places, `${waiting}`, `${told}`];
}

async function announce(
  { edition: id, confirmed, json }: Extract<EditionsRequest, { command: 'announce' }>,
  { record, today, store, env, out, err }: Asked,
): Promise<0 | 1 | 2> {
  const edition = record.editions.find((each) => each.id === id);
  if (!edition) {
    err(`There is no edition ${id} in the last build. See npm run editions -- list\n`);
    return 1;
  }
  const state = editionState(edition, today);
  if (!isOpen(edition, today)) {
    err(`Nobody can be told of ${id}: it is ${state}, and only what has places is announced.\n`);
    return 1;
  }
  const announced = announcedEdition(edition, record);
  const audience = await store.audience(announced);
  const doIt = confirmed && audience.toTell > 0;
  const queued = doIt ? await store.announce(announced) : 0;
  const told = doIt ? `${queued} will be told` : `${audience.toTell} would be told`;
  if (json) out(`${JSON.stringify({ edition: id, state, ...audience, queued }, null, 2)}\n`);
  else {
    out(announced.facts.es.map(([label, value]) => `${label}: ${value.replaceAll('\n', '. ')}\n`).join(''));
    out(`${audience.waiting} waiting, ${audience.told} told before; ${told}.\n`);
  }
  if (queued > 0) {
    err(
      env.SMTP_URL === undefined
        ? 'SMTP_URL is not set: the mails wait until the server has it.\n'
        : 'The running server sends them: see npm run editions -- waiting\n',
    );
  }
  if (doIt || audience.toTell === 0) return 0;
  err('Repeat it with --yes.\n');
  return 2;
}

async function showWaiting(
  { course, failed, json }: Extract<EditionsRequest, { command: 'waiting' }>,
  { store, out, err }: Asked,
): Promise<0> {
  const all = await store.subscriptions({ failed });
  const shown = all.filter(({ subscription }) => course === null || subscription.course === course);
  out(json ? waitingJson(shown) : waitingTable(shown));
  const confirmed = shown.filter(({ subscription }) => subscription.confirmedAt !== null).length;
  err(`${confirmed} confirmed, ${shown.length - confirmed} not yet\n`);
  return 0;
}
