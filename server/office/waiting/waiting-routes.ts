import type { Edition, EditionsRecord } from '../../../src/schema/editions.ts';
import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { languages } from '../../../src/i18n/language.ts';
import { dictionaries } from '../../../src/i18n/words/dictionaries.ts';
import { translator } from '../../../src/i18n/words/words.ts';
import {
  announceCallRequest,
  type AnnouncementPreview,
  type AnnounceOutcome,
  announceRequest,
  type AnnounceRequest,
  type CallPreview,
  type WaitingEdition,
  type WaitingEditions,
  type WaitingGroup,
  type WaitingList,
  type WaitingPerson,
  waitingQuery,
} from '../../../src/schema/office-waiting.ts';
import { startText } from '../../../src/site/course-words.ts';
import { madridDay } from '../../../src/site/days.ts';
import { editionState, isOpen } from '../../../src/site/editions.ts';
import { announcedCall, announcedEdition, readEditionsRecord } from '../../enquiries/announced.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { officeRoute, type OfficeRoute, RequestError } from '../office-route.ts';
import type { AnnouncedEdition, Subscription } from '../../../src/schema/subscription.ts';
import { plainText } from '../../enquiries/mail/letter.ts';
import { mailCentre } from '../../enquiries/mail/mail-message.ts';
import { editionLetter } from '../../enquiries/mail/subscription-letters.ts';
import { calledRound, type CalledRound } from '../../../src/schema/called-round.ts';

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
  parts: Parts,
  readRecord: () => Promise<EditionsRecord> = readEditionsRecord,
): OfficeRoute[] {
  const { store, now } = parts;

  async function editions(): Promise<WaitingEditions> {
    const record = await readRecord();
    const today = record.asOf ?? madridDay(now());
    const rows: WaitingEdition[] = [];
    for (const edition of record.editions) {
      const { id, course, campus, start } = edition;
      rows.push({
        id,
        course,
        campus,
        state: editionState(edition, today),
        start: fromKeys(languages, (language) => startText(start, { language, t: translator(dictionaries[language]) })),
        canBeAnnounced: !record.asOf && isOpen(edition, today),
        ...(await store.audience(announcedEdition(edition, record))),
      });
    }
    return { editions: rows, sampleDay: record.asOf ?? null };
  }

  async function preview(id: string): Promise<AnnouncementPreview> {
    const record = await readRecord();
    return announcementPreview(announcedEdition(announceable(record, id), record), parts);
  }

  async function announce({ edition: id, expected }: AnnounceRequest): Promise<AnnounceOutcome> {
    const record = await readRecord();
    const edition = announceable(record, id);
    const today = madridDay(now());
    if (!isOpen(edition, today)) throw new RequestError(409, 'no-places', { state: editionState(edition, today) });
    return announceTo(parts, announcedEdition(edition, record), expected);
  }

  return [
    officeRoute('GET', '/api/waiting', { json: async () => waitingList(await store.subscriptions()) }),
    officeRoute('GET', '/api/waiting/people', {
      query: waitingQuery,
      problem: 'selection',
      logs: { action: 'listed', subject: () => 'waiting' },
      async respond({ query: { course, campus = null } }) {
        const people = waitingPeople(await store.subscriptions(), { course, campus });
        return { json: people, people: people.length };
      },
    }),
    officeRoute('GET', '/api/waiting/editions', { json: editions }),
    officeRoute('GET', '/api/waiting/editions/:edition/mail', {
      json: async ({ params }) => preview(params['edition'] ?? ''),
    }),
    officeRoute('POST', '/api/waiting/announce', {
      body: announceRequest,
      problem: 'announcement',
      logs: { action: 'announced', subject: ({ body }) => body.edition },
      json: async ({ body }) => announce(body),
    }),
  ];
}

/** @throws RequestError if the number of people is not the one that the screen has shown */
async function announceTo({ store }: Parts, announced: AnnouncedEdition, expected: number): Promise<AnnounceOutcome> {
  const { toTell } = await store.audience(announced);
  if (toTell !== expected) throw new RequestError(409, 'count-changed', { toTell });
  return { queued: await store.announce(announced) };
}

/** @throws RequestError if the site's dates are samples, or the site does not show the edition */
function announceable({ asOf, editions }: EditionsRecord, id: string): Edition {
  if (asOf) throw new RequestError(409, 'sample-dates');
  const edition = editions.find((each) => each.id === id);
  if (!edition) throw new RequestError(409, 'not-on-the-site');
  return edition;
}

/** The text of an announcement's mail in both languages, without its link to unsubscribe. */
function announcementPreview(edition: AnnouncedEdition, { facts, env, now }: Parts): AnnouncementPreview {
  const centre = mailCentre({ ...facts, courses: [], campuses: [], syllabuses: [] }, env.SITE_URL);
  const at = now();
  const someone = {
    id: '',
    email: '',
    course: edition.course,
    campus: null,
    consent: { textVersion: '', at },
    requestedAt: at,
    confirmedAt: at,
    token: '',
  };
  return fromKeys(languages, (language) => {
    const { link: _, ...letter } = editionLetter({ ...someone, language }, edition, centre);
    return { subject: letter.subject, text: plainText(letter) };
  });
}

/** Counts subscribers by course and campus; the group with the most confirmed subscribers comes first. */
function waitingList(subscriptions: readonly Subscription[]): WaitingList {
  const groups = [...Map.groupBy(subscriptions, nameOf).values()].map((some): WaitingGroup => {
    const { course, campus } = some[0]!;
    const confirmed = some.filter(({ confirmedAt }) => confirmedAt !== null).length;
    const since = Math.min(...some.map(({ requestedAt }) => requestedAt.getTime()));
    return { course, campus, confirmed, unconfirmed: some.length - confirmed, since: new Date(since).toISOString() };
  });
  const sum = (key: 'confirmed' | 'unconfirmed') => groups.reduce((total, group) => total + group[key], 0);
  return {
    groups: groups.toSorted(
      (one, other) => other.confirmed - one.confirmed || nameOf(one).localeCompare(nameOf(other)),
    ),
    confirmed: sum('confirmed'),
    unconfirmed: sum('unconfirmed'),
  };
}

function waitingPeople(
  subscriptions: readonly Subscription[],
  group: Pick<WaitingGroup, 'course' | 'campus'>,
): WaitingPerson[] {
  return subscriptions
    .filter((subscription) => nameOf(subscription) === nameOf(group))
    .toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime())
    .map(({ email, language, requestedAt, confirmedAt }) => ({
      email,
      language,
      since: requestedAt.toISOString(),
      isConfirmed: confirmedAt !== null,
    }));
}

function nameOf({ course, campus }: { course: string; campus: string | null }): string {
  return `${course} ${campus ?? ''}`;
}

/** The routes for announcing ENAIRE's call, once somebody of the office has entered its dates. */
export function callRoutes(parts: Parts): OfficeRoute[] {
  async function preview(round: CalledRound): Promise<CallPreview> {
    const announced = announcedCall(round);
    return { ...(await parts.store.audience(announced)), mails: announcementPreview(announced, parts) };
  }

  return [
    officeRoute('GET', '/api/waiting/call', {
      query: calledRound,
      problem: 'call',
      json: async ({ query }) => preview(query),
    }),
    officeRoute('POST', '/api/waiting/call', {
      body: announceCallRequest,
      problem: 'call',
      logs: { action: 'announced', subject: ({ body }) => `${body.year}` },
      json: async ({ body: { expected, ...round } }) => announceTo(parts, announcedCall(round), expected),
    }),
  ];
}
