import type { Env } from '../../env.ts';
import { textTable } from '../../text-table.ts';
import { dictionaries } from '../../../src/i18n/words/dictionaries.ts';
import { translator } from '../../../src/i18n/words/words.ts';
import type { Edition, EditionsRecord } from '../../../src/schema/editions.ts';
import { shortStart } from '../../../src/site/course-words.ts';
import { madridDay } from '../../../src/site/days.ts';
import type { AnnouncedEdition } from '../../../src/schema/subscription.ts';
import { editionState, isOpen } from '../../../src/site/editions.ts';
import { runCommandLine, type ExitCode } from '../command-line/run-command-line.ts';
import type { Surroundings } from '../command-line/surroundings.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { withEnquiryStore } from '../store/store.ts';
import { announcedCall } from './announced-call.ts';
import { announcedEdition } from './announced-edition.ts';
import { readEditionsArguments, type EditionsRequest } from './editions-arguments.ts';
import { editionsHelp } from './editions-help.ts';
import { waitingJson, waitingTable } from './waiting-format.ts';

/** The dependencies of `editions`: the real ones in `editions.ts`, others in tests. */
export type EditionsSurroundings = Surroundings & {
  /** Reads the intakes that the site shows; rejects without a build. */
  record: () => Promise<EditionsRecord>;
  now: () => Date;
};

type Asked = Pick<Surroundings, 'out' | 'err'> & {
  record: EditionsRecord;
  today: string;
  store: EnquiryStore;
  env: Env;
};

/** Runs `editions` with the words of its command line. */
export function runEditions(words: readonly string[], surroundings: EditionsSurroundings): Promise<ExitCode> {
  const { now, out, err } = surroundings;
  return runCommandLine(
    words,
    {
      name: 'editions',
      help: editionsHelp,
      read: readEditionsArguments,
      async answer(request: EditionsRequest, env) {
        const record = await surroundings.record();
        const today = record.asOf ?? madridDay(now());
        return withEnquiryStore(env, (store) => {
          if (record.asOf) err(`The dates are samples: the content shows ${record.asOf} as today.\n`);
          return answer(request, { record, today, store, env, out, err });
        });
      },
    },
    surroundings,
  );
}

function answer(request: EditionsRequest, asked: Asked): Promise<ExitCode> {
  if (request.command === 'list') return list(request, asked);
  if (request.command === 'announce-call') return tell(announcedCall(request.call), 'open', request, asked);
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
): Promise<ExitCode> {
  const edition = record.editions.find((each) => each.id === id);
  if (!edition) {
    err(`The site shows no edition ${id}. See npm run editions -- list\n`);
    return 1;
  }
  if (record.asOf) {
    err(`Nobody can be told of ${id}: the site's dates are samples. Publish your own first.\n`);
    return 1;
  }
  const state = editionState(edition, today);
  if (!isOpen(edition, today)) {
    err(`Nobody can be told of ${id}: it is ${state}, and only editions with places are announced.\n`);
    return 1;
  }
  return tell(announcedEdition(edition, record), state, { confirmed, json }, { store, env, out, err });
}

/** Prints how many addresses an announcement would reach. Queues its mails if the command is confirmed. */
async function tell(
  announced: AnnouncedEdition,
  state: string,
  { confirmed, json }: { confirmed: boolean; json: boolean },
  { store, env, out, err }: Pick<Asked, 'store' | 'env' | 'out' | 'err'>,
): Promise<ExitCode> {
  const audience = await store.audience(announced);
  const doIt = confirmed && audience.toTell > 0;
  const queued = doIt ? await store.announce(announced) : 0;
  const told = doIt ? `${queued} will be told` : `${audience.toTell} would be told`;
  if (json) out(`${JSON.stringify({ edition: announced.id, state, ...audience, queued }, null, 2)}\n`);
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
