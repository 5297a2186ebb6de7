import type { Edition, EditionsRecord } from '../../../src/schema/editions.ts';
import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { languages } from '../../../src/i18n/language.ts';
import { dictionaries } from '../../../src/i18n/words/dictionaries.ts';
import { translator } from '../../../src/i18n/words/words.ts';
import {
  announceRequest,
  type AnnounceOutcome,
  type AnnounceRequest,
  type AnnouncementPreview,
  type WaitingEdition,
  type WaitingEditions,
} from '../../../src/schema/office-waiting.ts';
import { startText } from '../../../src/site/course-words.ts';
import { madridDay } from '../../../src/site/days.ts';
import { editionState, isOpen } from '../../../src/site/editions.ts';
import { announcedEdition } from '../../enquiries/editions/announced-edition.ts';
import { readEditionsRecord } from '../../enquiries/editions/read-editions-record.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { officeRoute, RequestError, type OfficeRoute } from '../office-route.ts';
import { announcementPreview } from './announcement-preview.ts';
import { waitingList } from './waiting-list.ts';

type Parts = {
  store: Pick<EnquiryStore, 'subscriptions' | 'audience' | 'announce'>;
  facts: Pick<SiteFacts, 'centre'>;
  env: { SITE_URL: string };
  now: () => Date;
};

/**
 * The routes for subscribers to intakes.
 * @param readRecord reads the editions that the site shows
 */
export function waitingRoutes(
  { store, facts, env, now }: Parts,
  readRecord: () => Promise<EditionsRecord> = readEditionsRecord,
): OfficeRoute[] {
  async function editions(): Promise<WaitingEditions> {
    const record = await readRecord();
    const today = record.asOf ?? madridDay(now());
    const rows: WaitingEdition[] = [];
    for (const edition of record.editions) {
      const audience = await store.audience(announcedEdition(edition, record));
      rows.push({ ...rowOf(edition, today), canBeAnnounced: !record.asOf && isOpen(edition, today), ...audience });
    }
    return { editions: rows, sampleDay: record.asOf ?? null };
  }

  async function preview(id: string): Promise<AnnouncementPreview> {
    const record = await readRecord();
    const announced = announcedEdition(announceable(record, id), record);
    return announcementPreview(announced, { ...facts.centre, siteUrl: env.SITE_URL }, now());
  }

  async function announce({ edition: id, expected }: AnnounceRequest): Promise<AnnounceOutcome> {
    const record = await readRecord();
    const edition = announceable(record, id);
    const today = madridDay(now());
    if (!isOpen(edition, today)) throw new RequestError(409, 'no-places', { state: editionState(edition, today) });
    const announced = announcedEdition(edition, record);
    const { toTell } = await store.audience(announced);
    if (toTell !== expected) throw new RequestError(409, 'count-changed', { toTell });
    return { queued: await store.announce(announced) };
  }

  return [
    {
      method: 'GET',
      path: '/api/waiting',
      role: 'office',
      respond: async () => ({ json: waitingList(await store.subscriptions()) }),
    },
    { method: 'GET', path: '/api/waiting/editions', role: 'office', respond: async () => ({ json: await editions() }) },
    {
      method: 'GET',
      path: '/api/waiting/editions/:edition/mail',
      role: 'office',
      respond: async ({ params }) => ({ json: await preview(params['edition'] ?? '') }),
    },
    officeRoute({
      method: 'POST',
      path: '/api/waiting/announce',
      role: 'office',
      body: announceRequest,
      problem: 'announcement',
      logs: { action: 'announced', subject: ({ body }) => body.edition },
      respond: async ({ body }) => ({ json: await announce(body) }),
    }),
  ];
}

/** @throws RequestError if the site's dates are samples, or the site does not show the edition */
function announceable({ asOf, editions }: EditionsRecord, id: string): Edition {
  if (asOf) throw new RequestError(409, 'sample-dates');
  const edition = editions.find((each) => each.id === id);
  if (!edition) throw new RequestError(409, 'not-on-the-site');
  return edition;
}

function rowOf(
  edition: Edition,
  today: string,
): Omit<WaitingEdition, 'canBeAnnounced' | 'waiting' | 'told' | 'toTell'> {
  const { id, course, campus, start } = edition;
  return {
    id,
    course,
    campus,
    state: editionState(edition, today),
    start: fromKeys(languages, (language) => startText(start, { language, t: translator(dictionaries[language]) })),
  };
}
